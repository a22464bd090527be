// The clock of another place is never reckoned with the offset of this machine's: the two change on different days. dayjs's tz()
// and utcOffset() go that way, through the browser's own zone, and so does getTimezoneOffset(). Decision 50.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FORBIDDEN = [/dayjs\/plugin\/timezone/, /\.tz\b/, /\butcOffset\b/, /\bgetTimezoneOffset\b/]

/** What of a source reckons so. */
const found = (source: string): string[] => FORBIDDEN.flatMap((pattern) => source.match(pattern)?.[0] ?? [])

test('S-LANG-13 no part of the portal reckons a clock by time zones of dayjs or by an offset', () => {
  const root = 'packages/portal-web/src'
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files).toContain('lib/dates.ts')
  expect(files.flatMap((file) => found(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})

test.each([
  "import timezone from 'dayjs/plugin/timezone'",
  "dayjs(at).tz('Asia/Phnom_Penh')",
  'dayjs.tz.guess()',
  'dayjs(at).utcOffset(420)',
  'at - new Date(at).getTimezoneOffset() * 60_000',
])('S-LANG-13 it is seen in %s', (source) => {
  expect(found(source)).not.toEqual([])
})
