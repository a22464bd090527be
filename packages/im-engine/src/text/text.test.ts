import { describe, expect, it } from 'vitest'
import { findIn } from './find-in.js'
import { looseText, sameText } from './fold.js'
import { isBlank } from './is-blank.js'

/** A text by its code points, e.g. `'1798 17D2'`. */
const of = (hex: string): string =>
  String.fromCodePoint(...hex.split(' ').map((one) => Number.parseInt(one, 16)))

/** The text with what was found in brackets. */
function marked(text: string, wanted: string): string {
  let end = 0
  const parts = findIn(text, wanted).map(({ from, to }) => {
    const part = `${text.slice(end, from)}[${text.slice(from, to)}]`
    end = to
    return part
  })
  return parts.join('') + text.slice(end)
}

describe('sameText', () => {
  it.each([
    ['normal forms (BL-17)', 'Tiếng Việt'.normalize('NFD'), 'Tiếng Việt'],
    ['a mark behind what cannot be seen', 'e\u034f\u0301', 'é'],
    ['characters that cannot be seen (BL-18)', 'ការ\u200bងារ', 'ការងារ'],
    ['a soft hyphen, a mark of direction, a variation', 'co\u00adop\u200e \u2764\ufe0f', 'coop \u2764'],
    [
      'two letters below one, in another order (BL-19)',
      of('1798 1793 17D2 179A 17D2 178F 17B8'),
      of('1798 1793 17D2 178F 17D2 179A 17B8'),
    ],
    ['a vowel before the letter below', of('1780 17B6 17D2 179A'), of('1780 17D2 179A 17B6')],
    ['a sign before its vowel', of('1780 17C6 17BB'), of('1780 17BB 17C6')],
    ['a shifter behind its vowel', of('1794 17B6 17C9'), of('1794 17C9 17B6')],
    ['a shifter that is drawn like U (TRIISAP)', of('179F 17BB 17B8'), of('179F 17CA 17B8')],
    ['a shifter that is drawn like U (MUUSIKATOAN)', of('1794 17B7 17BB'), of('1794 17C9 17B7')],
    ['a vowel in two halves', of('1780 17C1 17B6'), of('1780 17C4')],
    ['another vowel in two halves', of('1780 17C1 17B8'), of('1780 17BE')],
    ['DA and TA below', of('1798 1793 17D2 178A 17D2 179A 17B8'), of('1798 1793 17D2 178F 17D2 179A 17B8')],
    ['a tone of Thai before its vowel', of('0E17 0E48 0E35'), of('0E17 0E35 0E48')],
    ['SARA AM in two, and in the wrong place', of('0E19 0E4D 0E49 0E32'), of('0E19 0E49 0E33')],
    ['SARA AM before its tone', of('0E19 0E33 0E49'), of('0E19 0E49 0E33')],
    ['two E of Thai', of('0E40 0E40 0E1B'), of('0E41 0E1B')],
    ['two E of Lao', of('0EC0 0EC0 0E9B'), of('0EC1 0E9B')],
    ['full width', 'ＡＢＣ　１２３', 'abc 123'],
    ['half width', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['spaces', 'a\u00a0b\u202fc', 'a b c'],
    ['hyphens', 'e\u2011mail', 'e-mail'],
    ['case', 'ΟΔΟΣ Straße ÉCOLE', 'οδος straße école'],
  ])('S-TEXT-1 takes for the same: %s', (_, a, b) => {
    expect(sameText(a)).toBe(sameText(b))
  })

  it.each([
    ['accents', 'résumé', 'resume'],
    ['letters below in another order', of('179F 17D2 178F'), of('178F 17D2 179F')],
    ['vowels', 'កា', 'កិ'],
    ['a hyphen', 'e-mail', 'email'],
    ['a point', 'Ph.D', 'PhD'],
    ['two shifters without a vowel above', of('1794 17C9'), of('1794 17CA')],
    ['traditional and simplified letters', '會計', '会计'],
  ])('S-TEXT-2 keeps apart: %s', (_, a, b) => {
    expect(sameText(a)).not.toBe(sameText(b))
  })

  it('S-TEXT-1 finds the beginning of a syllable in the whole one, as somebody types it', () => {
    expect(sameText('ស៊ី')).toContain(sameText('ស៊'))
    expect(sameText('ប៉ា')).toContain(sameText('ប៉'))
    expect(sameText('น้ำ')).toContain(sameText('น้'))
  })
})

describe('looseText', () => {
  it.each([
    ['e-mail', 'EMAIL'],
    ['Ph.D.', 'phd'],
    ["O'Brien", 'O’Brien'],
    ["Tbong Khmum's", 'tbong khmums'],
    ['Élodie', 'elodie'],
    ['Đà Nẵng', 'da nang'],
    ['Kế toán'.normalize('NFD'), 'ke toan'],
    ['ｅ－ｍａｉｌ', 'e‑mail'],
    ['ﬁnance', 'finance'],
    ['ភ្នំ\u200bពេញ', 'ភ្នំពេញ'],
  ])('S-TEXT-3 takes for the same: %s and %s', (a, b) => {
    expect(looseText(a)).toBe(looseText(b))
  })

  it.each([
    ['កិ', 'ក'],
    ['が', 'か'],
    ['й', 'и'],
    ['front desk', 'frontdesk'],
  ])('S-TEXT-3 keeps apart: %s and %s', (a, b) => {
    expect(looseText(a)).not.toBe(looseText(b))
  })
})

describe('isBlank', () => {
  it.each([
    '',
    ' ',
    '\t\n',
    '\u00a0',
    '\u200b',
    '\u200b\u200c\u200d\u2060\ufeff',
    '\u202d\u202c',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\ufe0f',
    '\u{e0020}',
    '\u115f',
    '\u17b4',
    '\u0007',
  ])('S-TEXT-5 nothing is seen of %j', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['a', '.', '\u200bក', '\ufffd', '😀', '\u0301', '្'])('S-TEXT-5 something is seen of %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('findIn', () => {
  it.each([
    ['See you at nine, at nine!', 'NINE', 'See you at [nine], at [nine]!'],
    ['Tiếng Việt'.normalize('NFD'), 'việt', `${'Tiếng'.normalize('NFD')} [${'Việt'.normalize('NFD')}]`],
    ['ការ\u200bងារថ្មី', 'ការងារ', '[ការ\u200bងារ]ថ្មី'],
    ['ម៉ោង ៨ ព្រឹក', 'ម៉ោង', '[ម៉ោង] ៨ ព្រឹក'],
    ['ការងារ', 'ក', '[កា]រងារ'],
    ['ＡＢＣ社', 'bc', 'Ａ[ＢＣ]社'],
    ['ｶﾞｲﾄﾞ', 'ド', 'ｶﾞｲ[ﾄﾞ]'],
    ['İzmir and İstanbul', 'stan', 'İzmir and İ[stan]bul'],
    ['İzmir', 'i', '[İ]zm[i]r'],
    ['aaa', 'aa', '[aa]a'],
    ['👩‍👩‍👧 family', '👩', '[👩‍👩‍👧] family'],
    ['nothing', 'some', 'nothing'],
    ['all', '', 'all'],
    ['all', '\u200b', 'all'],
  ])('S-TEXT-6 marks in %j for %j: %j', (text, wanted, expected) => {
    expect(marked(text, wanted)).toBe(expected)
  })
})
