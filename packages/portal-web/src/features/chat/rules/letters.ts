// People by the letter that their name begins with.
//
//   a Latin letter without its accent, "Đào" > D, and Chinese under the letter of its pinyin, "林" > L
//   Khmer, Thai: the first consonant or vowel sign that stands alone, behind vowels written before it: "เอก" > อ
//   Korean: the first sound, a doubled one under the single one: "쌍" > ㅅ
//   # for all else, which comes first

/** What a name in no script of the six languages, or without a letter, stands under. */
export const REST = '#'

/** Letters that have no accent to take off. */
const BARE: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ð: 'D',
  Ø: 'O',
  Ł: 'L',
  Æ: 'A',
  Œ: 'O',
  ẞ: 'S',
  Þ: 'T',
  Ħ: 'H',
}

const pinyin = new Intl.Collator('zh-u-co-pinyin')

/** The first sign of each letter in the order of pinyin. No syllable begins with I, U or V. */
const BOUNDARIES = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀']
const INITIALS = 'ABCDEFGHJKLMNOPQRSTWXYZ'

/** Signs that are read otherwise where they are a family's name. */
const SURNAMES: Readonly<Record<string, string>> = {
  单: 'S',
  仇: 'Q',
  解: 'X',
  查: 'Z',
  区: 'O',
  翟: 'Z',
  曾: 'Z',
}

function letterOfHan(sign: string): string {
  const known = SURNAMES[sign]
  if (known !== undefined) return known
  const after = BOUNDARIES.findIndex((boundary) => pinyin.compare(boundary, sign) > 0)
  return INITIALS.at((after < 0 ? INITIALS.length : after) - 1) ?? REST
}

const SOUNDS = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'
const FIRST_SOUND = 0x1100

/** What is not drawn, e.g. a zero-width space of Khmer, begins no name. */
const UNSEEN = /^[\p{Cf}\p{Cc}\p{Z}]+/u
const THAI_LETTER = /^[เ-ไ]?([ก-ฮ])/u

/** The letter that a name stands under, e.g. "Sokha" > "S", "សុខា" > "ស", "林小姐" > "L", "김민수" > "ㄱ", "855" > "#". */
export function letterOf(name: string): string {
  const seen = name.normalize('NFKC').replace(UNSEEN, '')
  const [first = ''] = seen
  if (/\p{Script=Latin}/u.test(first)) {
    const upper = first.normalize('NFD').charAt(0).toUpperCase()
    return BARE[upper] ?? (/[A-Z]/.test(upper) ? upper : REST)
  }
  if (/\p{Script=Han}/u.test(first)) return letterOfHan(first)
  if (/[\u1780-\u17b3]/.test(first)) return first
  if (/\p{Script=Thai}/u.test(first)) return THAI_LETTER.exec(seen)?.[1] ?? REST
  const sound = first.normalize('NFD').charCodeAt(0) - FIRST_SOUND
  return SOUNDS[sound] ?? REST
}

/** # first, then Latin, Khmer, Thai and Korean, each in its own order, which is that of Unicode. */
const SCRIPTS = [/[A-Z]/, /\p{Script=Khmer}/u, /\p{Script=Thai}/u]

const rankOf = (letter: string): number => {
  if (letter === REST) return -1
  const script = SCRIPTS.findIndex((one) => one.test(letter))
  return script < 0 ? SCRIPTS.length : script
}

const inOrder = (a: string, b: string): number => rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0)

/** Those whose names begin with a letter, e.g. `{ letter: 'S', people: [...] }`. */
export interface LetterGroup<Person> {
  readonly letter: string
  readonly people: readonly Person[]
}

/** Everybody under their letter, the letters in order and the names in each as its language orders them. */
export function byLetter<Person extends { readonly name: string; readonly imId: string }>(
  people: readonly Person[],
): readonly LetterGroup<Person>[] {
  const groups = new Map<string, Person[]>()
  for (const person of people) {
    const letter = letterOf(person.name)
    const group = groups.get(letter)
    if (group === undefined) groups.set(letter, [person])
    else group.push(person)
  }
  const compare = (a: Person, b: Person) => pinyin.compare(a.name, b.name) || (a.imId < b.imId ? -1 : 1)
  return [...groups]
    .sort(([a], [b]) => inOrder(a, b))
    .map(([letter, group]) => ({ letter, people: group.sort(compare) }))
}
