import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, slowestOf } from './reports.mjs'
import { ROOT } from './sh.mjs'

const test = (status: string, ...durations: readonly number[]) => ({
  status,
  results: durations.map((duration) => ({ duration })),
})

describe('reports of the test runners', () => {
  it('a journey that failed is named by its file, also when a helper declares it', () => {
    const report = {
      config: { rootDir: join(ROOT, 'e2e') },
      stats: { expected: 2 },
      suites: [
        {
          file: 'job.spec.ts',
          specs: [{ title: 'one', file: 'job.spec.ts', tests: [test('expected', 1_000)] }],
          suites: [
            { specs: [{ title: 'two', file: 'support/test.ts', tests: [test('unexpected', 500, 700)] }] },
          ],
        },
        {
          file: 'home.spec.ts',
          specs: [{ title: 'three', file: 'home.spec.ts', tests: [test('expected', 3_000)] }],
        },
      ],
    }
    const { passed, failed, times } = readPlaywright(report)
    expect(passed).toBe(2)
    expect(failed).toEqual([`${join('e2e', 'job.spec.ts')} > two`])
    expect(times).toEqual([
      { file: join('e2e', 'job.spec.ts'), ms: 2_200 },
      { file: join('e2e', 'home.spec.ts'), ms: 3_000 },
    ])
  })

  it('a unit test that failed is named by its file, and a file that did not load by why', () => {
    const report = {
      numPassedTests: 1,
      testResults: [
        {
          name: join(ROOT, 'scripts', 'a.test.ts'),
          startTime: 1_000,
          endTime: 1_250,
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two' },
          ],
        },
        {
          name: join(ROOT, 'scripts', 'b.test.ts'),
          startTime: 1_000,
          endTime: 1_000,
          message: 'No such module\nat b.test.ts',
          assertionResults: [],
        },
      ],
    }
    const { passed, failed, times } = readVitest(report)
    expect(passed).toBe(1)
    expect(failed).toEqual([
      `${join('scripts', 'a.test.ts')} > two`,
      `${join('scripts', 'b.test.ts')}: No such module`,
    ])
    expect(times[0]).toEqual({ file: join('scripts', 'a.test.ts'), ms: 250 })
  })

  it('the slowest files stand first', () => {
    const times = [
      { file: 'a', ms: 900 },
      { file: 'b', ms: 12_400 },
      { file: 'c', ms: 3_000 },
    ]
    expect(slowestOf(times, 2)).toEqual(['   12 s  b', '    3 s  c'])
  })
})
