/** Places that a question leaves out: "not in Phnom Penh". */
import { folded } from './fold'

const BEFORE = [
  ...['not in', 'not near', 'not at', 'except in', 'except', 'outside of', 'outside', 'anywhere but'],
  ...['មិននៅ', 'មិនមែននៅ', 'ក្រៅពី', 'លើកលែងតែ'],
  ...['不在', '不要在', '不要', '除了', '不去'],
  ...['ไม่อยู่ใน', 'ไม่อยู่ที่', 'ไม่อยู่', 'ไม่เอาที่', 'ไม่เอา', 'ไม่ใช่ใน', 'ไม่ใช่ที่', 'ไม่ใช่', 'ยกเว้น', 'นอก'],
  ...['khong o', 'khong phai o', 'tru', 'ngoai'],
]
const BEHIND = ['이 아닌', '말고', '제외', '빼고', '以外', '除外']

const longestFirst = (words: readonly string[]): string =>
  words
    .map(folded)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const ENDS = new RegExp(`(?:^|[^a-z])(?:${longestFirst(BEFORE)}) ?$`, 'u')
const BEGINS = new RegExp(`^ ?(?:${longestFirst(BEHIND)})`, 'u')

/** The words that leave a name out of a folded text; undefined: nothing does. */
export function leavesOut(text: string, name: string): string | undefined {
  const at = text.indexOf(name)
  if (at < 0) return undefined
  return (text.slice(0, at).match(ENDS) ?? text.slice(at + name.length).match(BEGINS))?.[0]
}
