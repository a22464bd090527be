import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFERENCES_MAX } from '../model/limits.js'
import { MONEY_KINDS } from '../model/reference.js'
import { EXTRA_MAX } from './extra.js'
import { readReference } from './reference.js'

const read = (content: unknown, kind = 'transferAcceptLP') =>
  readReference(kind, typeof content === 'string' ? content : JSON.stringify(content))
const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `${n}`)

describe('references', () => {
  it.each([...MONEY_KINDS])('S-WIRE-20 a %s whose content lists msgIds is one', (kind) => {
    expect(read({ msgIds: ['17', '18', '17'], state: 'paid' }, kind)).toEqual({
      ids: ['17', '18'],
      text: '{"state":"paid"}',
    })
  })

  it.each(['text', 'referTo', 'custom', 'call', '__proto__'])('S-WIRE-20 a %s is none', (kind) => {
    expect(read({ msgIds: ['17'] }, kind)).toBeUndefined()
  })

  it.each([
    ['no content', ''],
    ['words', 'paid "msgIds"'],
    ['broken JSON', '{"msgIds":["17"'],
    ['a list', '["msgIds"]'],
    ['no list', { amount: '5' }],
    ['null', { msgIds: null }],
    ['an empty list', { msgIds: [] }],
    ['a list further in', { a: { msgIds: ['17'] } }],
    ['JSON that is too deep', `{"msgIds":${'['.repeat(40)}${']'.repeat(40)}}`],
  ])('S-WIRE-20 content of %s refers to nothing', (_, content) => {
    expect(read(content)).toBeUndefined()
  })

  it.each([
    ['a text', { msgIds: '17' }],
    ['a number in it', { msgIds: ['17', 18] }],
    ['an empty id', { msgIds: [''] }],
    ['an id of 129 units', { msgIds: ['x'.repeat(129)] }],
    ['too many', { msgIds: ids(REFERENCES_MAX + 1) }],
  ])('S-WIRE-20 a list that is %s is broken', (_, content) => {
    expect(read(content)).toBe('content.msgIds')
  })

  it('S-WIRE-20 a hundred are read, and content over its bound is not', () => {
    expect(read({ msgIds: ids(REFERENCES_MAX) })).toEqual({ ids: ids(REFERENCES_MAX), text: '' })
    expect(read({ msgIds: ['17'], a: 'x'.repeat(EXTRA_MAX) })).toMatch(/^content: longer/)
  })

  it('S-WIRE-20 what is left of the content is well-formed and has no special keys', () => {
    const content = '{"__proto__":{"a":1},"msgIds":["\\ud800"],"b":"\\udc00","c":{"constructor":1}}'
    expect(read(content)).toEqual({ ids: ['\ufffd'], text: '{"b":"\ufffd","c":{}}' })
    expect(({} as { a?: unknown }).a).toBeUndefined()
  })

  it('S-WIRE-1 S-WIRE-20 any content is a reference, none, or broken with a reason', () => {
    const list = fc.oneof(fc.array(fc.string(), { maxLength: 120 }), fc.array(fc.jsonValue()), fc.jsonValue())
    const contents = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .tuple(list, fc.dictionary(fc.string(), fc.jsonValue()))
        .map(([msgIds, rest]) => ({ ...rest, msgIds })),
    )
    fc.assert(
      fc.property(contents, (content) => {
        const reference = read(content)
        if (reference === undefined || typeof reference === 'string') return
        expect(reference.ids.length).toBeGreaterThan(0)
        expect(reference.ids.length).toBeLessThanOrEqual(REFERENCES_MAX)
        expect(new Set(reference.ids).size).toBe(reference.ids.length)
        if (reference.text !== '') expect(JSON.parse(reference.text)).not.toHaveProperty('msgIds')
      }),
      { numRuns: 2_000 },
    )
  })
})
