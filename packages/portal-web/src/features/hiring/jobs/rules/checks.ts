import { PAPER_LANGUAGES, type PaperLanguage } from '../../../../contract/paper'
import { type Fault, languagesSaid, PARTS, type Posting, partsSaid, tidy } from '../../../../contract/posting'

/** The languages of the constants' list that are languages of ours, by their ids. */
const ASKED: Readonly<Record<number, PaperLanguage>> = {
  1: 'km',
  2: 'en',
  3: 'zh',
  4: 'ko',
  5: 'th',
  6: 'vi',
}

/** What is to be done before a job goes out, and what would be good; in their order. */
export type Check =
  | {
      readonly kind: 'words' | 'place' | 'answers' | 'fair'
      readonly isDone: boolean
      readonly field: string
    }
  /** Parts of a language are open. */
  | { readonly kind: 'parts'; readonly language: PaperLanguage; readonly open: number }
  /** Nothing is said in a language that seekers read first, or that the job asks for. */
  | { readonly kind: 'language'; readonly language: PaperLanguage; readonly isAsked: boolean }

const ASKS = ['sex', 'age', 'photo', 'money']
const PLACE = ['place', 'closes', 'closesPast', 'closesFar']

export function checksOf(
  written: Posting,
  faults: readonly Fault[],
  { isAnswered }: { readonly isAnswered: boolean },
): readonly Check[] {
  const posting = tidy(written)
  const said = languagesSaid(posting)
  const check = (kind: 'words' | 'place' | 'fair', isOfIt: (fault: Fault) => boolean): Check => {
    const first = faults.find(isOfIt)
    return { kind, isDone: first === undefined, field: first?.field ?? '' }
  }
  const wanted = new Set<PaperLanguage>(['km', ...posting.languageIds.flatMap((id) => ASKED[id] ?? [])])
  return [
    check('words', ({ fault }) => !ASKS.includes(fault) && !PLACE.includes(fault)),
    check('place', ({ fault }) => PLACE.includes(fault)),
    { kind: 'answers', isDone: isAnswered, field: '' },
    check('fair', ({ fault }) => ASKS.includes(fault)),
    ...said.flatMap((language): Check[] => {
      const open = PARTS.length - partsSaid(posting, language)
      return open === 0 ? [] : [{ kind: 'parts', language, open }]
    }),
    ...PAPER_LANGUAGES.filter((language) => wanted.has(language) && !said.includes(language)).map(
      (language): Check => ({ kind: 'language', language, isAsked: language !== 'km' }),
    ),
  ]
}

/** Whether it is done, of what has to be done; what would be good counts as open. */
export const isDone = (check: Check): boolean => 'isDone' in check && check.isDone
