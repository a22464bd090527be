import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIn } from './find-in.js'
import { looseText, sameText } from './fold.js'

/** Characters that a fold looks at, and their neighbours. */
const characters = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(..."aAbeEéÉiIıİßẞσΣςđĐ -.’'ñ１Ａﾞﾟｶカガﾡￂ각åÅKΩ") },
  { weight: 4, arbitrary: fc.constantFrom(...'កខដតនបរសហអយ្្្ារិីុូេោើៅំះ៉៊៌់៏័') },
  { weight: 3, arbitrary: fc.constantFrom(...'กทนเเแาำะิีึฺุู็่้๊๋์ํ๎', 'ເ', 'າ', 'ຳ', 'ໍ', '່') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '\u0301',
      '\u0323',
      '\u0307',
      '\u3099',
      '\u17dd',
      '\u200b',
      '\u200d',
      '\u034f',
      '\ufe0f',
      '\u00a0',
      '\u3000',
      '\r',
      '\n',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom('👩‍👩‍👧', '🇰🇭', '會', '会', '한', '😀') },
)
const texts = fc.array(characters, { maxLength: 12 }).map((all) => all.join(''))
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 1_000) }

describe('folds', () => {
  it('S-TEXT-4 folding a second time changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(sameText(sameText(text))).toBe(sameText(text))
        expect(looseText(looseText(text))).toBe(looseText(text))
      }),
      RUNS,
    )
  })

  it('S-TEXT-4 normal forms and what cannot be seen make no difference, and what is the same is loosely the same', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(sameText(a.normalize('NFD'))).toBe(sameText(a.normalize('NFC')))
        expect(sameText(`${a}\u200b${b}`)).toBe(sameText(a + b))
        expect(looseText(sameText(a))).toBe(looseText(a))
      }),
      RUNS,
    )
  })

  it('S-TEXT-4 of plain letters and digits a fold is lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(sameText(text)).toBe(text.toLowerCase())
      }),
    )
  })
})

describe('findIn', () => {
  it('S-TEXT-6 finds what the folded text includes and nothing else, in whole characters that hold it, apart and in order', () => {
    fc.assert(
      fc.property(texts, fc.oneof(texts, characters), fc.nat(12), fc.nat(12), (text, other, a, b) => {
        const wanted = a === b ? other : text.slice(Math.min(a, b), Math.max(a, b))
        const found = findIn(text, wanted)
        const sought = sameText(wanted)
        expect(found.length > 0).toBe(sought !== '' && sameText(text).includes(sought))
        const borders = new Set([...graphemes.segment(text)].map(({ index }) => index)).add(text.length)
        let end = 0
        for (const { from, to } of found) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect([borders.has(from), borders.has(to)]).toEqual([true, true])
          expect(sameText(text.slice(from, to))).toContain(sought)
          end = to
        }
      }),
      RUNS,
    )
  })
})
