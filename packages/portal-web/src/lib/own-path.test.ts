import { expect, test } from 'vitest'
import { isOwnPath, ownScreen } from './own-path'

test.each<[unknown, boolean]>([
  ['/chat/index?with=p2p-20001', true],
  ['/', true],
  ['//evil.example/a', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['chat', false],
  ['', false],
  [undefined, false],
  [{ pathname: '/' }, false],
])('S-LOGIN-1 %j is a place of the portal: %s', (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn)
})

test.each([
  ['/a/job?page=2', '/job?page=2'],
  ['/a/', '/'],
  ['/a//evil.example', null],
  ['/desk/', null],
  ['https://evil.example/a/', null],
  ['', null],
])('S-HOME-2 the screen of %j is %j', (address, screen) => {
  expect(ownScreen(address)).toBe(screen)
})
