import { expect, test } from 'vitest'
import { avatarAt } from './avatar-at'

const OWN = '/api/v1.0.0/users/avatars/0f3a.jpg'

test('S-MEDIA-12 an avatar of the own server is asked for in the size that it is shown in', () => {
  expect(avatarAt(OWN, 40)).toBe(`${OWN}?size=40`)
  expect(avatarAt(OWN, 300)).toBe(`${OWN}?size=300`)
})

test('S-TEAM-9 the picture of a group is a file of the chat, shown small', () => {
  expect(avatarAt('/chat/files/9f3kQ2vB7xLmT0aZ', 40)).toBe('/chat/files/9f3kQ2vB7xLmT0aZ/thumb')
  for (const url of ['/chat/files/../users', '/chat/files/a/thumb', '//chat/files/a', '/chat/files/a?b'])
    expect(avatarAt(url, 40)).toBe('')
})

test.each([
  '',
  'https://elsewhere.example/users/avatars/0f3a.jpg',
  '//elsewhere.example/users/avatars/0f3a.jpg',
  '/api/../users/avatars/0f3a.jpg',
  `${OWN}?size=1`,
  'javascript:alert(1)',
])('S-MEDIA-12 %j is no avatar to ask for', (url) => {
  expect(avatarAt(url, 40)).toBe('')
})

test('S-AI-29 S-MGR-14 the pictures of the assistant and of the application are of the product itself, and no other of its kind is asked for', () => {
  expect(avatarAt('/a/assistant.svg', 40)).toBe('/a/assistant.svg')
  expect(avatarAt('/a/sarika.svg', 300)).toBe('/a/sarika.svg')
  expect(avatarAt('/a/other.svg', 40)).toBe('')
})
