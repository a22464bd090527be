import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readMapTiles } from './map-settings'

const TILES = 'https://tiles.example/{z}/{x}/{y}.png'

test('S-JOB-26 maps have the tiles that the environment names', () => {
  expect(readMapTiles({ SARIKA_MAP_TILES: '' })).toBeNull()
  expect(readMapTiles({ SARIKA_MAP_TILES: TILES })).toEqual({ url: TILES, attribution: '' })
  expect(readMapTiles({ SARIKA_MAP_TILES: TILES, SARIKA_MAP_ATTRIBUTION: '© them' })).toEqual({
    url: TILES,
    attribution: '© them',
  })
})

test.each(['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png', 'tiles', "'self'"])(
  'S-JOB-26 %s is bad input',
  (url) => {
    expect(() => readMapTiles({ SARIKA_MAP_TILES: url })).toThrow(BadInput)
  },
)
