import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkPreviewIn, readLinkPreview } from './link-preview.js'

const PREVIEW = {
  url: 'https://sarika.example/a',
  title: 'Sarika',
  description: '',
  site: 'Jobs',
  picture: '/files/9f3kQ2vB7xLmT0aZ',
  width: 640,
  height: 400,
  sign: 'kJ9s',
}

test('S-PREV-1 a preview is read field by field, and what else stands there falls away', () => {
  expect(readLinkPreview({ ...PREVIEW, onclick: 'x' })).toEqual(PREVIEW)
  expect(linkPreviewIn(JSON.stringify({ mentions: [], preview: PREVIEW }))).toEqual(PREVIEW)
  expect(linkPreviewIn('{"mentions":[]}')).toBeUndefined()
  expect(linkPreviewIn(undefined)).toBeUndefined()
  expect(readLinkPreview({ ...PREVIEW, title: 'half \ud800' })?.title).toBe('half \ufffd')
})

test.each([
  { url: 'javascript:alert(1)' },
  { url: 'data:text/html,x' },
  { url: 'https://' },
  { url: 'https://two words' },
  { url: `https://x/${'x'.repeat(2_048)}` },
  { title: '' },
  { title: 7 },
  { title: 'x'.repeat(201) },
  { site: null },
  { sign: undefined },
  { picture: 'https://elsewhere.example/pixel.png' },
  { picture: '//elsewhere.example/pixel.png' },
  { picture: '/\\elsewhere.example' },
  { picture: 'pixel.png' },
  { picture: '/a?to=https://elsewhere.example' },
  { width: 641 },
  { width: -1 },
  { height: 0.5 },
  { height: '400' },
])('S-PREV-1 with %j it is none', (change) => {
  expect(readLinkPreview({ ...PREVIEW, ...change })).toBeUndefined()
})

test('S-PREV-1 whatever came, reading it ends without an error, and no picture is elsewhere', () => {
  const any = fc.anything({ maxDepth: 1 })
  const fields = Object.fromEntries(
    Object.entries(PREVIEW).map(([name, value]) => [name, fc.oneof(fc.constant(value), any)]),
  )
  fc.assert(
    fc.property(fc.oneof(any, fc.record(fields)), (value) => {
      const preview = readLinkPreview(value)
      expect(preview?.picture ?? '').toMatch(/^(?:|\/[^/\\].*)$/)
      expect(preview?.url ?? 'http://').toMatch(/^https?:/i)
    }),
  )
})
