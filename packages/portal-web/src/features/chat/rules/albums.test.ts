import type { ShownMessage } from '@sarika/im-engine'
import { PROTOCOL } from '@sarika/im-engine/kinds'
import { expect, test } from 'vitest'
import { withAlbums } from './albums'
import { isMessage, type MessageRow, type Row } from './timeline'

const message = (key: string, more: Partial<ShownMessage> = {}, caption = ''): ShownMessage =>
  ({
    ...PROTOCOL.read({
      kind: 'image',
      text: `/chat/files/${key}`,
      extra: JSON.stringify(caption === '' ? {} : { caption }),
    }),
    key,
    id: key,
    state: 'sent',
    ...more,
  }) as ShownMessage

const row = (key: string, isFirst = false, more: Partial<ShownMessage> = {}, caption = ''): MessageRow => ({
  type: 'message',
  key,
  message: message(key, more, caption),
  isFirst,
  isLast: false,
})

/** "a" alone, "(a" in an album, "a b c)" its end. */
const drawn = (rows: readonly Row[]) =>
  rows.map((one) =>
    !isMessage(one)
      ? one.type
      : one.isInAlbum
        ? `(${one.key}`
        : (one.album?.map(({ key }) => key).join(' ') ?? one.key),
  )

test('S-MEDIA-11 pictures in a row stand in the row of the last one, and every message keeps its row', () => {
  const rows = [row('a', true), row('b'), row('c')]
  const made = withAlbums(rows)
  expect(drawn(made)).toEqual(['(a', '(b', 'a b c'])
  expect(made.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  // Its author stands above the first picture.
  expect(made.at(-1)).toMatchObject({ isFirst: true })
})

test('S-MEDIA-11 a caption, an answer, a star, one on its way, another author or a day between end an album', () => {
  const date: Row = { type: 'date', key: 'day', at: 0 }
  expect(drawn(withAlbums([row('a', true), row('b', false, {}, 'The kitchen'), row('c')]))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(drawn(withAlbums([row('a', true), row('b', false, { state: 'sending' })]))).toEqual(['a', 'b'])
  expect(drawn(withAlbums([row('a', true), row('b', false, { isStarred: true })]))).toEqual(['a', 'b'])
  expect(drawn(withAlbums([row('a', true), row('b', true)]))).toEqual(['a', 'b'])
  expect(drawn(withAlbums([row('a', true), date, row('b', true)]))).toEqual(['a', 'date', 'b'])
  expect(
    drawn(withAlbums([row('a', true), row('b', false, { text: 'x', kind: 'text', body: undefined })])),
  ).toEqual(['a', 'b'])
})

test('S-MEDIA-11 an album has nine pictures at most, and one that does not change is the same row', () => {
  const rows = Array.from({ length: 11 }, (_, at) => row(String(at), at === 0))
  const made = withAlbums(rows)
  expect(made[8]).toMatchObject({ album: { length: 9 } })
  expect(made[10]).toMatchObject({ album: { length: 2 } })
  const more = withAlbums([...rows, row('11')])
  expect(more.slice(0, 9).every((one, at) => one === made[at])).toBe(true)
  const text: Row[] = [{ type: 'top', key: 'top' }]
  expect(withAlbums(text)).toBe(text)
})
