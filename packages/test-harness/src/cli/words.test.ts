import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { tempFolder } from '../server/testing/databases'
import { readWords } from './words'

test('S-REFUSE-2 --words names a file; one that cannot be read, is no text or has a bad line is bad input', async () => {
  const folder = await tempFolder()
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  expect(readWords(undefined).findWord('rude')).toBeNull()
  expect(readWords(file('good.txt', 'rude\n')).findWord('rude')).toBe('rude')
  for (const [path, fault] of [
    [join(folder, 'none.txt'), 'it cannot be read'],
    [file('binary.txt', new Uint8Array([0xff, 0xfe, 0x41])), 'it is not UTF-8'],
    [file('bad.txt', 'rude\nlink:x'), 'line 2'],
  ] as const) {
    expect(() => readWords(path)).toThrow(BadInput)
    expect(() => readWords(path)).toThrow(fault)
    expect(() => readWords(path)).toThrow(path)
  }
})
