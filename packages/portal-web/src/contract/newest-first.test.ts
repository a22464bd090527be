import { expect, test } from 'vitest'
import { newestFirst } from './newest-first'

test('S-PARSE-24 jobs and schools stand newest first: until now, by their end, by their start, without dates', () => {
  const now = { formtime: '2020-01', totime: null }
  const nowLater = { formtime: '2021-06', totime: null }
  const short = { formtime: '2018-03', totime: '2019-12' }
  const long = { formtime: '2015-01', totime: '2019-12' }
  const open = { formtime: '', totime: '' }
  expect(newestFirst([open, long, now, short, nowLater])).toEqual([nowLater, now, short, long, open])
  const [bachelor, school] = [
    { fromDate: '2014-10', toDate: '2018-07' },
    { fromDate: '2008-10', toDate: '2014-07' },
  ]
  expect(newestFirst([school, bachelor])).toEqual([bachelor, school])
})
