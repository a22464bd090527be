/** What a seeker looks for, and whether they look at all. */
import { Intention } from '@sarika/portal-web/contract/resume'
import { readLooking, saveIntention, saveWorkStatus } from '../seekers/intentions'
import { forgetStartIntention } from '../seekers/resumes'
import { bare } from './answer'
import { wrongField } from './changed-resume'
import { readId } from './job-params'
import { API, route } from './route'

const INTENTIONS = `${API}/users/resumes/intentions`

const read = route({
  method: 'GET',
  path: INTENTIONS,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) => bare(await readLooking(backend.db, account.id)),
})

const save = route({
  method: 'PUT',
  path: INTENTIONS,
  access: 'seeker',
  body: Intention,
  async handle({ backend, caller: { account }, body }) {
    await backend.writes.run(async (trx) => {
      await saveIntention(trx, account.id, body, backend.clock())
      await forgetStartIntention(trx, account.id)
    })
    return bare(await readLooking(backend.db, account.id))
  },
})

const status = route({
  method: 'PUT',
  path: `${INTENTIONS}/work/:status`,
  access: 'seeker',
  async handle({ backend, caller: { account }, params }) {
    const workStatus = readId(params.status ?? '') ?? 0
    const isKnown = await backend.writes.run((trx) =>
      saveWorkStatus(trx, account.id, workStatus, backend.clock()),
    )
    return isKnown ? bare({ workStatus }) : wrongField('status')
  },
})

export const intentionRoutes = [read, save, status]
