// What the JSON reports of the two test runners say: `{ passed: 238, failed: ['e2e/job.spec.ts > S-FIND-9 a job …'], times: [{ file:
// 'e2e/job.spec.ts', ms: 41000 }] }`. Both run two files at once or more, so the times of all files are more than a run takes.

import { join, relative } from 'node:path'
import { ROOT } from './sh.mjs'

/** A file's time is from its first test to its last; what it imports is not in it. */
export const readVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(ROOT, name)
    if (failed.length > 0) return failed.map((test) => `${file} > ${test.fullName}`)
    return message ? [`${file}: ${message.split('\n')[0]}`] : []
  }),
  times: testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    ms: endTime - startTime,
  })),
})

/** Suites nest; a test that a helper declares is its file's all the same. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** A file's time is the sum of its tests, each with what it prepares. */
export const readPlaywright = ({ config, stats, suites }) => {
  const files = suites.map((suite) => ({
    file: relative(ROOT, join(config.rootDir, suite.file)),
    specs: specsOf(suite),
  }))
  return {
    passed: stats.expected,
    failed: files.flatMap(({ file, specs }) =>
      specs
        .filter(({ tests }) => tests.some(({ status }) => status !== 'expected' && status !== 'skipped'))
        .map(({ title }) => `${file} > ${title}`),
    ),
    times: files.map(({ file, specs }) => ({
      file,
      ms: specs
        .flatMap(({ tests }) => tests)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}

/** The files that take longest, a line each: `  153 s  e2e/papers.spec.ts`. */
export const slowestOf = (times, count) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`)
