import type { Search } from '../../jobs/job-lists'
import { findJobs } from '../reads'
import type { Asked, Intent } from './intent'

/** A filter of the search for what was named; without any, all open jobs. */
const filtersOf = ({ told: { trades, places, payMin, payMax } }: Asked): Search => ({
  ...(trades.length > 0 && { trade: trades }),
  ...(places.length > 0 && { location: places }),
  ...(payMin !== undefined && { payMin }),
  ...(payMax !== undefined && { payMax }),
})

/** Open jobs that fit, as cards. */
export const jobs: Intent = {
  name: 'jobs',
  cues: [
    ...[
      'job',
      'jobs',
      'work',
      'vacancy',
      'vacancies',
      'hiring',
      'opening',
      'openings',
      'position',
      'positions',
    ],
    ...['ការងារ', 'រកការ', 'ជ្រើសរើស'],
    ...['工作', '职位', '招聘', '岗位', '招人'],
    ...['일자리', '채용', '구인', '직장', '일을 찾'],
    ...['งาน', 'ตำแหน่ง', 'รับสมัคร'],
    ...['việc làm', 'công việc', 'tuyển dụng', 'tìm việc', 'việc'],
  ],
  isMeant: ({ trades, places, payMin, payMax }) =>
    trades.length > 0 || places.length > 0 || payMin !== undefined || payMax !== undefined,
  async answer(asked) {
    const { t, from, asker, signal } = asked
    const filters = filtersOf(asked)
    const { result, totalCount } = await findJobs(from, asker.accountId, filters, signal)
    if (totalCount === 0) return { text: t.noJobs }
    const shown = result.map(({ id, title }) => ({ id, title }))
    const all = Object.keys(filters).length === 0
    return {
      text: all ? t.newestJobs(totalCount, shown.length) : t.jobs(totalCount, shown.length),
      jobs: shown,
    }
  },
}
