import { expect, test } from 'vitest'
import { PICTURES } from '../seed/pictures'
import { drawLogo } from './logo-picture'

const nothing = async () => undefined

test('S-REND-7 nothing is drawn but drawings of ours: no address elsewhere, no path, no other kind', async () => {
  for (const logo of [
    '',
    'https://example.com/logo.svg',
    '/etc/passwd',
    'angkor.svg',
    `${PICTURES}../pictures.ts`,
    `${PICTURES}..%2fangkor.svg`,
    `${PICTURES}nothing.svg`,
    `${PICTURES}angkor.png`,
  ])
    expect([logo, await drawLogo(logo, nothing)]).toEqual([logo, null])
  expect(await drawLogo(`${PICTURES}angkor.svg`, nothing)).toBe(
    await drawLogo(`${PICTURES}angkor.svg`, nothing),
  )
})
