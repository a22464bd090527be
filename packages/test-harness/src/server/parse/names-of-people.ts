import { bareOf, wordsOf } from './words'

/** First and last name, and whether it is certain which is which. */
export interface ReadName {
  readonly firstName: string
  readonly lastName: string
  readonly isSure: boolean
}

/** The most usual family names of one and of two Chinese letters. */
const CHINESE = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
)
const CHINESE_PAIRS = new Set(['欧阳', '司马', '上官', '诸葛', '东方', '皇甫', '尉迟', '公孙'])

/** What stands over a resume as large as a name. */
const TITLES = new Set(
  wordsOf(
    'curriculum vitae|cv|resume|résumé|my resume|personal resume|bio data|biodata|简历|个人简历|ប្រវត្តិរូបសង្ខេប|ប្រវត្តិរូប|ជីវប្រវត្តិ|이력서|ประวัติส่วนตัว|เรซูเม่|sơ yếu lý lịch|hồ sơ xin việc',
  ).map(bareOf),
)

const HONORIFIC = /^(?:mr|mrs|ms|miss|dr)\.?\s+|^(?:លោកស្រី|លោក|កញ្ញា|អ្នកស្រី)\s*|^(?:นางสาว|นาย|นาง)\s*/iu

const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase()
/** "CHHIM" > "Chhim"; a word with small letters stays as it is. */
const written = (word: string): string =>
  isCapitals(word) && /\p{Script=Latin}/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word

/** Whether a line may be a name at all. */
export function mayBeName(text: string): boolean {
  if (TITLES.has(bareOf(text)) || /[\d@:：៖,|/]/u.test(text)) return false
  const words = text.split(/\s+/u)
  return /^\p{Script=Han}+$/u.test(text)
    ? text.length >= 2 && text.length <= 4
    : words.length >= 2 && words.length <= 4
}

/** Parts a name. In Latin letters people here put either first, so it is sure only where the last name is in capitals. Null: one word alone. */
export function partName(given: string): ReadName | null {
  const text = given.replace(HONORIFIC, '').trim()
  if (/^\p{Script=Han}+$/u.test(text)) {
    if (text.length < 2 || text.length > 4) return null
    const length = CHINESE_PAIRS.has(text.slice(0, 2)) ? 2 : 1
    const lastName = text.slice(0, length)
    const isSure = length === 2 || (CHINESE.has(lastName) && text.length <= 3)
    return { lastName, firstName: text.slice(length), isSure }
  }
  const words = text.split(/\s+/u)
  const [first = '', ...more] = words
  if (more.length === 0) return null
  if (/\p{Script=Thai}/u.test(text))
    return { firstName: first, lastName: more.join(' '), isSure: words.length === 2 }
  if (!/\p{Script=Latin}/u.test(text))
    return { lastName: first, firstName: more.join(' '), isSure: words.length === 2 }
  const capitals = words.filter(isCapitals)
  const [last] = capitals
  if (capitals.length === 1 && last !== undefined)
    return {
      lastName: written(last),
      firstName: words.filter((word) => word !== last).join(' '),
      isSure: true,
    }
  // Vietnamese and Chinese names in Latin letters, and most of ours, put the last name first; others do not.
  return { firstName: written(first), lastName: more.map(written).join(' '), isSure: false }
}
