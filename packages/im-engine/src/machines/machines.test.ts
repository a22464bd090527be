import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync(new URL('.', import.meta.url))
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

it('S-MACH-2 every machine has its table, whose walk by xstate/graph takes every transition', () => {
  const machines = files.filter((file) => file.endsWith('.machine.ts'))
  const tests = files.filter((file) => file.endsWith('.test.ts')).map(textOf)
  const names = machines.flatMap((file) => /export const (\w+Machine) =/.exec(textOf(file))?.[1] ?? [])
  expect(names).toHaveLength(machines.length)
  expect(
    names.filter(
      (name) =>
        !tests.some(
          (test) => test.includes(`machine = ${name}.provide`) || test.includes(`machine: ${name}.provide`),
        ),
    ),
  ).toEqual([])
})
