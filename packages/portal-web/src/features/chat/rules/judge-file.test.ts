import { FILE_MAX_BYTES } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { isHopeless, judgeFile, kindOfChosen } from './judge-file'

const tooLarge = (kind: 'image' | 'video' | 'file') => ({
  kind: 'too-large',
  limit: FILE_MAX_BYTES[kind],
  length: FILE_MAX_BYTES[kind] + 1,
})

test.each([
  ['nothing.pdf', 0, 'empty'],
  ['nothing.png', 0, 'empty'],
  ['song.mp3', 10, 'wrong-type'],
  ['drawing.svg', 10, 'wrong-type'],
  ['photo\u202egpj.exe', 10, 'wrong-type'],
  ['no-ending', 10, 'wrong-type'],
  ['page.html', 10, 'wrong-type'],
  ['list.csv', FILE_MAX_BYTES.file + 1, tooLarge('file')],
  ['film.MP4', FILE_MAX_BYTES.video + 1, tooLarge('video')],
  ['cat.gif', FILE_MAX_BYTES.image + 1, tooLarge('image')],
])('S-MEDIA-9 %s of %d bytes is refused at once', (name, size, fault) => {
  const found = judgeFile({ name, size })
  expect(found).toEqual(fault)
  expect(isHopeless(found)).toBe(true)
})

test.each([
  ['Certificate.PDF', 1],
  ['list.csv', FILE_MAX_BYTES.file],
  ['film.mp4', FILE_MAX_BYTES.video],
  // It is drawn smaller before it goes.
  ['roof.jpg', FILE_MAX_BYTES.image + 1],
  ['roof.webp', 1],
])('S-MEDIA-9 %s of %d bytes waits to be sent', (name, size) => {
  expect(judgeFile({ name, size })).toBeNull()
})

test('S-MEDIA-5 a picture that the list of kinds does not have is drawn anew, and so one that it has', () => {
  expect(kindOfChosen('roof.webp')).toBe('image')
  expect(kindOfChosen('roof.AVIF')).toBe('image')
  expect(kindOfChosen('roof.heic')).toBe('file')
})
