import { expect, test } from 'vitest'
import { readJsonFile } from './json-file'

test.each([
  ['{"basics":{}}', { basics: {} }],
  ['[1]', null],
  ['null', null],
  ['{"basics":', null],
  ['', null],
  [`{"basics":"${'x'.repeat(256 * 1024)}"}`, null],
])(
  'S-PAPER-14 a file is a JSON Resume only when it is an object of at most 256 KB: %.20s',
  async (text, read) => {
    expect(await readJsonFile(new Blob([text]))).toEqual(read)
  },
)
