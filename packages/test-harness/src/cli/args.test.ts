import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readArgs, readInteger } from './args'

const usage = {
  command: 'demo',
  summary: 'Shows how flags are read.',
  positionals: 'FILE...',
  flags: {
    seed: { type: 'string', value: 'N', help: 'where to start' },
    search: { type: 'string', multiple: true, value: 'TEXT', help: 'may be repeated' },
    json: { type: 'boolean', help: 'machine-readable' },
  },
} as const

test('S-SRV-32 flags and positionals are read by their kinds', () => {
  const read = readArgs(usage, ['a', '--search', 'x', '--search=y', '--json', 'b'])
  expect(read).toEqual({ kind: 'run', values: { search: ['x', 'y'], json: true }, positionals: ['a', 'b'] })
})

test('S-SRV-32 --help lists every flag', () => {
  const read = readArgs(usage, ['--help'])
  for (const word of ['harness demo FILE...', '--seed N', '--search TEXT', '--json', '--help'])
    expect(read).toMatchObject({ kind: 'help', text: expect.stringContaining(word) })
})

test.each([[['--nope']], [['--seed']], [['--json=1']]])('S-SRV-32 %j is bad input on one line', (args) => {
  expect(() => readArgs(usage, args)).toThrow(BadInput)
  expect(() => readArgs(usage, args)).toThrow(/^harness demo: .+ See `harness demo --help`\.$/)
})

test('S-SRV-32 positionals are bad input where none are taken', () => {
  expect(() => readArgs({ command: 'demo', summary: '', flags: {} }, ['x'])).toThrow(BadInput)
})

test.each(['', 'x', '1.5', '-1', '101', '1e1', '٣'])('S-SRV-32 %j is no number from 0 to 100', (text) => {
  expect(() => readInteger('--n', text, { min: 0, max: 100 })).toThrow(BadInput)
})

test('S-SRV-32 the ends of a range are in it', () => {
  expect([0, 100].map((n) => readInteger('--n', String(n), { min: 0, max: 100 }))).toEqual([0, 100])
})
