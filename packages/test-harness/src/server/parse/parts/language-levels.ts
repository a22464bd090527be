import { LANGUAGE_LEVELS } from '../../constants/person'
import { JOB_LANGUAGES } from '../../constants/terms'
import type { Line } from '../lines'
import { fieldsOf, readField } from '../proposal'
import { findWord, wordsOf } from '../words'
import type { ReadEntries } from './part'

/** Other names, by id; `sure` false: no level of ours is meant exactly. */
const LANGUAGES: Readonly<Record<number, string>> = {
  1: 'cambodian|柬埔寨语|柬语|ភាសាខ្មែរ',
  2: '英文|ภาษาอังกฤษ|ភាសាអង់គ្លេស',
  3: 'mandarin|汉语|普通话|华语|ភាសាចិន',
  4: '韩文|ភាសាកូរ៉េ',
  7: '日语|日文|ភាសាជប៉ុន',
  8: '法语|ភាសាបារាំង',
}
const LEVELS: readonly { readonly id: number; readonly isSure: boolean; readonly words: string }[] = [
  {
    id: 4,
    isSure: true,
    words: 'mother tongue|native speaker|native language|first language|母语|ភាសាកំណើត|ภาษาแม่|tiếng mẹ đẻ',
  },
  { id: 3, isSure: true, words: 'fluently' },
  {
    id: 3,
    isSure: false,
    words: 'excellent|very good|good|advanced|proficient|熟练|精通|良好|ល្អ|ល្អណាស់|ดี|ดีมาก|tốt',
  },
  { id: 2, isSure: false, words: 'intermediate|fair|medium|一般|中等|មធ្យម|ปานกลาง|trung bình' },
  { id: 1, isSure: false, words: 'beginner|elementary|a little|基础|初级|បន្តិចបន្តួច|เล็กน้อย' },
]

const languageWords = JOB_LANGUAGES.flatMap(({ id, names }) =>
  [...Object.values(names), ...(LANGUAGES[id] === undefined ? [] : wordsOf(LANGUAGES[id]))].map((word) => ({
    id,
    word,
  })),
)
const levelWords = [
  ...LANGUAGE_LEVELS.flatMap(({ id, names }) =>
    Object.values(names).map((word) => ({ id, isSure: true, word })),
  ),
  ...LEVELS.flatMap(({ words, ...level }) => wordsOf(words).map((word) => ({ ...level, word }))),
]

const only = <One extends { word: string }>(text: string, list: readonly One[]): One | undefined => {
  const found = findWord(
    text,
    list.map(({ word }) => word),
  )
  return found === null ? undefined : list.find(({ word }) => word === found.word)
}

/** "English (fluent), Thai (basic)" as two. */
const splitOf = (line: Line): readonly Line[] =>
  line.text
    .split(/[,;、；]|\s\/\s/u)
    .filter((text) => only(text, languageWords) !== undefined)
    .map((text) => ({ ...line, text }))

export const languageLevels: ReadEntries = ({ languageLevels: lines }, paper) =>
  lines.flatMap(splitOf).map((line) => {
    const language = only(line.text, languageWords)
    // The level may be called as the language is: "Khmer: mother tongue (ភាសាកំណើត)".
    const level = only(language === undefined ? line.text : line.text.replace(language.word, ' '), levelWords)
    return fieldsOf({
      languageId: readField(paper, language?.id, line, true),
      languageLevelId: readField(paper, level?.id, line, level?.isSure === true),
    })
  })
