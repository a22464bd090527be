import { expect, test } from 'vitest'
import { isBrokenKhmer, isDamaged, isSoup, joinKhmer, wholeLetters } from './damage'
import { orderKhmer } from './khmer-order'
import type { Word } from './page'
import { readResume } from './read-resume'

test('S-PARSE-9 spaces in front of signs and feet, which nobody types, are taken out', () => {
  expect(joinKhmer('រ ូប ស ្រី')).toBe('រូប ស្រី')
  expect(joinKhmer('បុគ្គលិក លក់')).toBe('បុគ្គលិក លក់')
})

test('S-PARSE-9 a vowel that is drawn before its letter is put behind it at the beginning of a word', () => {
  expect(orderKhmer('េហង')).toBe('ហេង')
  expect(orderKhmer('្រសី')).toBe('ស្រី')
  expect(orderKhmer('ហេង')).toBe('ហេង')
})

test('S-PARSE-9 Khmer that was taken apart, unknown letters and parts of Chinese letters are known', () => {
  for (const word of ['ូប', 'ក្', 'កាិ', '\u17d2រ']) expect(isBrokenKhmer(word)).toBe(true)
  for (const word of ['ប្រវត្តិរូប', 'ជំនាញ', 'កំណើត', 'Word', '២០២១']) expect(isBrokenKhmer(word)).toBe(false)
  for (const text of ['Ma\ufffdager', '\ue001', '(cid:12)', '\u2ecb间']) expect(isDamaged(text)).toBe(true)
  expect(isDamaged(wholeLetters('⼈⼒'))).toBe(false)
  expect(wholeLetters('⼈⼒')).toBe('人力')
  expect(isSoup('!"#$ %&() *+,-')).toBe(true)
  expect(isSoup('Cook, 2019')).toBe(false)
})

const wordsAt = (top: number, ...texts: readonly string[]): Word[] => {
  let right = 40
  return texts.map((text) => {
    const left = right + 3
    right = left + text.length * 6
    return { text, left, right, top, bottom: top + 14 }
  })
}

test('S-PARSE-9 one word that was taken apart puts all Khmer of its paper in doubt, and nothing else', () => {
  const read = (broken: string) => {
    const words = [
      ...wordsAt(40, 'Name:', 'CHAN', 'Dara'),
      ...wordsAt(60, 'ភេទ:', 'ប្រុស'),
      ...wordsAt(80, broken),
      ...wordsAt(100, 'Email:', 'dara@example.com'),
    ]
    return readResume([{ width: 595, words }], true).fields.profile
  }
  expect(read('ជំនាញ').sexId).toMatchObject({ value: 1, isSure: true })
  expect(read('ូប')).toMatchObject({
    sexId: { value: 1, isSure: false },
    email: { isSure: true },
    lastName: { value: 'Chan', isSure: true },
  })
})
