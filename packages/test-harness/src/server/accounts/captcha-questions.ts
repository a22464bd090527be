import type { Language } from '../constants/names'

/** A sum as somebody asks for it. Digits, not words: a screen reader says them in the language of the page. */
export const SUM_QUESTIONS: Readonly<Record<Language, (a: number, b: number) => string>> = {
  en: (a, b) => `What is ${a} plus ${b}?`,
  zh: (a, b) => `${a} 加 ${b} 等于多少？`,
  km: (a, b) => `តើ ${a} បូកនឹង ${b} ស្មើនឹងប៉ុន្មាន?`,
  ko: (a, b) => `${a} 더하기 ${b}의 답은 무엇입니까?`,
  th: (a, b) => `${a} บวก ${b} เท่ากับเท่าไร`,
  vi: (a, b) => `${a} cộng ${b} bằng bao nhiêu?`,
}
