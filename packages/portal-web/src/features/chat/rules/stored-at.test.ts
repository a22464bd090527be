import { expect, test } from 'vitest'
import { isStored } from './stored-at'

test('S-MEDIA-2 only files of our store are fetched', () => {
  expect(isStored('/chat/files/9f3kQ2vB7xLmT0aZ')).toBe(true)
  for (const url of [
    'https://evil.example/a.png',
    '//evil.example/chat/files/a',
    'javascript:alert(1)',
    '/chat/files/../auth',
    '/chat/files/a/thumb',
    '/chat/files/a?x=1',
    '',
  ])
    expect(isStored(url)).toBe(false)
})
