/** Requests of the demo that wait to be answered: two for the first seeker, and one of hers. */

import { endOf, UNANSWERED } from '../chat/requests'
import { nextRevision } from '../chat/revisions'
import type { Trx } from '../db/tables'
import { type DemoLogin, imIdOf } from './people'
import { atWorkday } from './workday'

interface DemoRequest {
  readonly from: DemoLogin
  readonly to: DemoLogin
  readonly message: string
  readonly addBy: string
  readonly addFrom: string
  readonly daysAgo: number
  readonly at: string
}

const REQUESTS: readonly DemoRequest[] = [
  {
    ...{ from: 'kampot-foods', to: 'sokha', addBy: 'account', addFrom: 'job', daysAgo: 1, at: '15:20' },
    message: 'Hello Sokha, our job as Export Assistant in Kampot is open. May I tell you about it?',
  },
  {
    ...{ from: 'river-clinic', to: 'sokha', addBy: 'phone', addFrom: '', daysAgo: 3, at: '09:40' },
    message: 'ជម្រាបសួរ ខ្ញុំមកពី River Clinic។ យើងត្រូវការជំនួយការឱសថស្ថាន។',
  },
  {
    ...{ from: 'sokha', to: 'dara', addBy: 'group', addFrom: '', daysAgo: 2, at: '18:05' },
    message: 'Hi Dara, this is Sokha from the Angkor hiring group.',
  },
]

export async function writeRequests(trx: Trx, now: number): Promise<void> {
  const rev = await nextRevision(trx)
  const rows = REQUESTS.map(({ from, to, message, addBy, addFrom, daysAgo, at }, index) => {
    const request_at = atWorkday(-daysAgo, at, now)
    return {
      ...{ id: `demo-request-${index + 1}`, from_id: imIdOf(from), to_id: imIdOf(to), message },
      ...{ add_by: addBy, add_from: addFrom, request_at, is_named: 1 as const, is_read: 0 as const },
      ...{ from_status: 0 as const, from_until: endOf(request_at), from_rev: rev },
      ...{ to_status: 0 as const, to_until: UNANSWERED, to_rev: rev },
    }
  })
  await trx.insertInto('add_reqs').values(rows).execute()
}
