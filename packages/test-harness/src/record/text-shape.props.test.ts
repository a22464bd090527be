import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TextShape } from './text-shape'

const graphemes = (text: string) => [
  ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
]
const SCRIPTS = ['Khmer', 'Thai', 'Han', 'Hangul', 'Cyrillic', 'Arabic'].map(
  (name) => new RegExp(`^\\p{Script=${name}}`, 'u'),
)
const classOf = (grapheme: string): number => {
  const script = SCRIPTS.findIndex((one) => one.test(grapheme))
  if (script >= 0) return script
  return (
    [/^\p{Extended_Pictographic}/u, /^\p{Nd}/u, /^\p{Lu}/u, /^\p{L}/u].findIndex((one) =>
      one.test(grapheme),
    ) + 10
  )
}

/** Words of the languages that the product speaks, with what stands between them. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'សុខា ចាន់',
        'សូមអរគុណ',
        'สวัสดีครับ',
        '你好',
        '안녕하세요',
        'Dara Kim',
        'x@example.com',
        '+855 12 345 678',
        '👩🏽‍🚀',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(' '))

describe('the shape of a text', () => {
  it('S-REC-5 keeps the number of graphemes and the class of each', () => {
    fc.assert(
      fc.property(words, (text) => {
        const shape = new TextShape(Math.random)
        const [was, is] = [graphemes(text), graphemes(shape.of(text))]
        expect(is.length).toBe(was.length)
        for (const [index, { segment }] of was.entries()) {
          const made = is[index]?.segment ?? ''
          if (classOf(segment) > 9) expect([segment, classOf(made)]).toEqual([segment, classOf(segment)])
        }
      }),
    )
  })

  it('S-REC-5 equal texts stay equal, and a name behind an @ becomes what the name becomes', () => {
    const shape = new TextShape(Math.random)
    expect(shape.of('ជំរាបសួរ បងស្រី')).toBe(shape.of('ជំរាបសួរ បងស្រី'))
    expect(shape.of('please ask @Sokha-HR, she knows')).toContain(`@${shape.of('Sokha-HR')},`)
  })

  it('S-REC-5 spaces and punctuation stay, letters and digits do not tell what they were', () => {
    const shape = new TextShape(() => 0.5)
    expect(shape.of('Call 012-345-678, now!')).toBe(
      'Khhh 555-555-555, hhh!'.replaceAll('h', shape.of('h')).replace('K', shape.of('K')),
    )
  })
})
