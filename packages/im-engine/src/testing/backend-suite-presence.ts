import { encodePing } from '../wire/ping.js'
import type { Check } from './backend-check.js'
import { agree } from './backend-driver.js'
import { Person, type WireFrame } from './backend-person.js'

/** Whoever has had no socket for so long has been told to be gone, ms. */
const GONE_MS = 60_000

/** Who is told to be online. */
export const PRESENCE_CHECKS: readonly Check[] = [
  [
    'S-BACK-29 tells contacts who comes and, within a minute, who is gone, and who comes which of them are there; nobody of whom one has blocked the other',
    async (backend) => {
      const { people, elsewhere } = backend
      const [ann, ben, cho] = people
      await elsewhere.block(cho, ann, true)
      const come = async (imId: string) => {
        const who = await Person.join(backend, imId)
        who.socket.send(encodePing(who.nextClientId(), 1))
        agree('its own presence', await who.nextPresence(), [imId, 1])
        return who
      }
      const b = await come(ben)
      const c = await come(cho)
      agree('who is there', await c.nextPresence(), [ben, 1])
      agree('who came', await b.nextPresence(), [cho, 1])
      const a = await come(ann)
      agree('who is there of those who did not block', await a.nextPresence(), [ben, 1])
      agree('who came', await b.nextPresence(), [ann, 1])
      const presences = (frames: readonly WireFrame[]) =>
        frames.filter(({ data }) => data?.type === 'presence').map(({ data }) => [data.im_id, data.online])
      agree('told to the blocked one', presences(await a.heard()), [])
      await elsewhere.revoke(ann)
      await backend.passTime(GONE_MS)
      agree('who is gone', await b.nextPresence(), [ann, 0])
      agree('told to who blocked', presences(await c.heard()), [])
    },
  ],
]
