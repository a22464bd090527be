import { QUALIFICATIONS } from '../constants/terms'
import { findWord, wordsOf } from './words'

/** What people call the qualifications of the constants besides their names there, by id. */
const OTHERS: Readonly<Record<number, string>> = {
  2: 'lower secondary|junior high|មធ្យមសិក្សាបឋមភូមិ|បឋមភូមិ|มัธยมศึกษาตอนต้น|THCS',
  3: 'high school diploma|high school|upper secondary|bacc ii|baccalaureate|bac ii|grade 12|高中|មធ្យមសិក្សាទុតិយភូមិ|ទុតិយភូមិ|បាក់ឌុប|มัธยมศึกษาตอนปลาย|THPT|tú tài',
  4: 'vocational|technical certificate|中专|职高|ปวช',
  5: 'associate degree|associate|higher diploma|大专|专科|បរិញ្ញាបត្ររង|អនុបរិញ្ញា|ปวส|อนุปริญญา|cao đẳng',
  6: "bachelor's degree|bachelors degree|bachelor degree|bachelor|b.a|b.sc|bba|bsc|本科|学士|បរិញ្ញាបត្រ|ปริญญาตรี|cử nhân|대학교 졸업|학사",
  7: "master's degree|masters degree|master degree|master|m.a|m.sc|mba|msc|硕士|研究生|បរិញ្ញាបត្រជាន់ខ្ពស់|អនុបណ្ឌិត|ปริญญาโท|thạc sĩ|석사",
  8: 'doctorate|doctor|ph.d|phd|博士|បណ្ឌិត|ปริญญาเอก|tiến sĩ|박사',
}

const words: readonly { readonly id: number; readonly word: string }[] = QUALIFICATIONS.filter(
  ({ id }) => id > 1,
).flatMap(({ id, names }) =>
  [...Object.values(names), ...wordsOf(OTHERS[id] ?? '')].map((word) => ({ id, word })),
)

/** Words around a subject: "Bachelor *of* Law", "*in* Accounting". */
const JOINT =
  /^[\s,:：៖–-]*(?:(?:degree|diploma|of|in|major|majoring|science|arts|专业|学位|ផ្នែក|ឯកទេស|ជំនាញ|สาขา|ngành|chuyên ngành)(?=[\s:：៖]|$)[\s:：៖]*)*/iu

/** The qualification that a line names, by its id, and the subject that it is in; "" = none is said. */
export function degreeIn(text: string): { readonly id: number; readonly subject: string } | null {
  const found = findWord(
    text,
    words.map(({ word }) => word),
  )
  const one = words.find(({ word }) => word === found?.word)
  if (found === null || one === undefined) return null
  const rest = text
    .slice(found.at + found.length)
    .replace(JOINT, '')
    .trim()
  return {
    id: one.id,
    subject:
      rest === ''
        ? text
            .slice(0, found.at)
            .replace(/[\s,–-]+$/u, '')
            .trim()
        : rest,
  }
}
