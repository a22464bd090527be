// Who may ask what about calls.

import type { Role, Scene } from './access-scene'
import { callTo, STATE } from './calls'
import { newClientId } from './client'
import { of, type RouteCase } from './verdicts'

/** A call that runs between the owner and the employer, whoever asks. */
async function runningCall({ people: { owner, employer } }: Scene): Promise<Record<string, string>> {
  const channel = newClientId()
  const [mine, theirs] = [await owner.online(), await employer.online()]
  await mine.call(callTo(employer.imId, { channel, state: STATE.invite }))
  await theirs.call(callTo(owner.imId, { channel, state: STATE.accept }))
  return { channel }
}

const IN_IT = of('ok', 'ok', 'missing', 'missing', 'missing')

/** Of a channel that nobody knows there is nothing for anybody. */
const NO_CALL = '0'.repeat(32)
const uidOf = ({ people }: Scene, role: Role): string => (role === 'anonymous' ? 'x' : people[role].imId)

export const CALL_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  'GET /chat/calls': [{ verdicts: of('ok', 'ok', 'ok', 'ok', 'ok') }],
  'GET /chat/calls/ice': [
    { verdicts: IN_IT, prepare: runningCall, query: (_scene, _role, { channel }) => `?channel=${channel}` },
    {
      verdicts: of('missing', 'missing', 'missing', 'missing', 'missing'),
      query: () => `?channel=${NO_CALL}`,
    },
  ],
  // This deployment has no application of Agora, which only who is in the call is told.
  'GET /chat/agoras/rtc_token': [
    {
      verdicts: of('refused', 'refused', 'missing', 'missing', 'missing'),
      prepare: runningCall,
      query: (scene, role, { channel }) =>
        `?channel_name=${channel}&role=publisher&uid=${uidOf(scene, role)}&expire=1000`,
    },
  ],
}
