/** Which face writes a sign of a sheet, by the name of its package; what is in none of the four scripts is Inter's. */
export type FaceName = 'inter' | 'noto-sans-khmer' | 'noto-sans-thai' | 'noto-sans-sc' | 'noto-sans-kr'

/** e.g. "noto-sans-khmer" for "ក"; Chinese characters on a Korean sheet are the Korean face's. */
export function takerOf(sign: string, language: string): FaceName {
  if (/[\p{scx=Khmer}\u25cc]/u.test(sign)) return 'noto-sans-khmer'
  if (/\p{sc=Thai}/u.test(sign)) return 'noto-sans-thai'
  if (/\p{sc=Hangul}/u.test(sign)) return 'noto-sans-kr'
  if (/[\p{sc=Han}\p{scx=Hiragana}\u3000-\u303f\uff00-\uffef]/u.test(sign))
    return language === 'ko' ? 'noto-sans-kr' : 'noto-sans-sc'
  return 'inter'
}
