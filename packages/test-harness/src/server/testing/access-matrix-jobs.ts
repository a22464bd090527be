// Who may call what of jobs and employers.
import { OPEN, OPEN_TO_NONE, of, type RouteCase } from './verdicts'

const API = '/api/v1.0.0'

const SEEKERS = of('ok', 'refused', 'ok', 'refused', 'refused')
/** whoever has an account */
const REPORT: RouteCase = {
  verdicts: of('ok', 'ok', 'ok', 'ok', 'ok'),
  params: () => ({ id: '1' }),
  body: () => ({ reason: 'gone' }),
}
const open: readonly RouteCase[] = [{ verdicts: OPEN }]

export const JOB_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${API}/application/constants`]: open,
  [`GET ${API}/application/constants/:name`]: [{ verdicts: OPEN, params: () => ({ name: 'terms' }) }],

  [`GET ${API}/jobs`]: [{ verdicts: OPEN, query: () => '?keyword=nurse' }],
  [`GET ${API}/jobs/counts`]: [{ verdicts: OPEN, query: () => '?keyword=nurse&location=12' }],
  [`GET ${API}/jobs/near`]: [{ verdicts: OPEN, query: () => '?keyword=nurse&location=24' }],
  [`GET ${API}/jobs/hidden`]: [{ verdicts: SEEKERS }],
  [`GET ${API}/jobs/recommended`]: [{ verdicts: SEEKERS }],
  [`POST ${API}/jobs/:id/hide`]: [{ verdicts: SEEKERS, params: () => ({ id: '1' }) }],
  [`DELETE ${API}/jobs/:id/hide`]: [{ verdicts: SEEKERS, params: () => ({ id: '1' }) }],
  [`GET ${API}/jobs/suggest`]: [{ verdicts: OPEN, query: () => '?text=nur&lang=km' }],
  [`GET ${API}/jobs/locations`]: open,
  [`GET ${API}/jobs/hot/or/urgent`]: open,
  [`GET ${API}/jobs/specialized/job`]: open,
  [`GET ${API}/jobs/:id`]: [{ verdicts: OPEN, params: () => ({ id: '1' }) }],
  [`GET ${API}/jobs/:jobId/related`]: [{ verdicts: OPEN, params: () => ({ jobId: '1' }) }],
  [`POST ${API}/jobs/:id/chat`]: [
    { verdicts: SEEKERS, params: () => ({ id: '16' }) },
    // A job of the employer whom the owner has blocked.
    {
      verdicts: of('refused', 'refused', 'ok', 'refused', 'refused'),
      params: () => ({ id: '8' }),
    },
  ],

  [`GET ${API}/users/employers`]: open,
  [`GET ${API}/users/employers/recommended/page`]: open,
  [`GET ${API}/users/employers/:id`]: [{ verdicts: OPEN, params: () => ({ id: '1' }) }],
  [`GET ${API}/users/employers/:id/logo.png`]: [{ verdicts: OPEN, params: () => ({ id: '1' }) }],

  [`POST ${API}/jobs/:id/report`]: [REPORT],
  [`POST ${API}/users/employers/:id/report`]: [REPORT],

  [`GET ${API}/users/home/page/jobs/statistics`]: open,
  [`GET ${API}/users/home/page/categories/statistics`]: open,
  [`GET ${API}/users/home/page/industries/statistics`]: open,
  [`GET ${API}/users/home/page/locations/statistics`]: open,
  [`GET ${API}/users/home/page/salaries/statistics`]: open,
  [`GET ${API}/users/slideshow/web/banners`]: open,
  [`GET ${API}/users/home/page/advertisement/configuration`]: [
    { verdicts: OPEN, query: () => '?slot=seekerHome' },
  ],
  [`GET ${API}/users/home/page/pictures/:name`]: [{ verdicts: OPEN, params: () => ({ name: 'river' }) }],
  [`GET ${API}/users/home/page/pages/:name`]: [{ verdicts: OPEN, params: () => ({ name: 'boat' }) }],
  [`GET ${API}/application/map`]: open,
  [`GET ${API}/application/site`]: open,
  [`GET ${API}/ad/click`]: [
    { verdicts: OPEN, query: () => '?url=/a/company/1' },
    { verdicts: OPEN_TO_NONE, query: () => '?url=https://elsewhere.example/' },
  ],
}
