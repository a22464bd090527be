// Who may call what of the wallet: everybody for their own, and who has to do with a transfer, a packet or a bill for that.

import type { Role, Scene } from './access-scene'
import { of, type RouteCase } from './verdicts'
import { PIN, pay, setPin, transferTo } from './wallet'

const W = '/chat/wallet'
const OWN = of('ok', 'ok', 'ok', 'ok', 'ok')
/** those who are contacts of the other one */
const CONTACTS = of('ok', 'ok', 'refused', 'ok', 'refused')
const MEMBERS = of('ok', 'ok', 'refused', 'refused', 'refused')
/** the owner made it for the employer */
const PARTNERS = of('ok', 'ok', 'missing', 'missing', 'missing')
const TAKER = of('refused', 'ok', 'missing', 'missing', 'missing')

async function pins({ people }: Scene): Promise<Record<string, string>> {
  for (const person of Object.values(people)) await setPin(person)
  return {}
}

const made = (path: string, body: (scene: Scene) => object) => async (scene: Scene) => {
  await pins(scene)
  const { people } = scene
  const { data } = (await pay(people.owner, 'POST', path, body(scene))).body
  return { id: data.id as string, payerId: people.employer.imId }
}
const sent = made('/transfer', ({ people }) => transferTo(people.employer.imId, 100))
const packet = made('/red_packets', ({ people }) => ({
  ...{ red_packet: { to: people.employer.imId, amount: 100 }, pin: PIN },
}))
const share = (imId: string) => ({ title: 'Lunch', amount: 100, shares: [{ imId, amount: 100 }] })
const bill = made('/spilt_bills', ({ people: { employer } }) => ({
  spilt_bill: { to: employer.imId, ...share(employer.imId) },
}))
const pin = () => ({ pin: PIN })

export const WALLET_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${W}/balance`]: [{ verdicts: OWN }],
  [`GET ${W}/records`]: [{ verdicts: OWN }],
  [`PUT ${W}/pin`]: [{ verdicts: OWN, body: pin }],
  [`GET ${W}/fee`]: [{ verdicts: OWN, query: () => '?amount=100' }],
  [`POST ${W}/transfer`]: [
    { verdicts: CONTACTS, prepare: pins, body: (scene, role) => transferTo(scene.peerOf(role), 100) },
    {
      verdicts: MEMBERS,
      prepare: pins,
      body: (scene, role) => transferTo(scene.peerOf(role), 100, { groupId: scene.groupId }),
    },
  ],
  [`POST ${W}/transfer/:id/accept`]: [{ verdicts: TAKER, prepare: sent }],
  [`POST ${W}/transfer/:id/return`]: [{ verdicts: TAKER, prepare: sent }],
  [`GET ${W}/transfer/:id`]: [{ verdicts: PARTNERS, prepare: sent }],
  [`POST ${W}/red_packets`]: [
    {
      verdicts: CONTACTS,
      prepare: pins,
      body: (scene, role) => ({ red_packet: { to: scene.peerOf(role), amount: 100 }, pin: PIN }),
    },
    {
      verdicts: MEMBERS,
      prepare: pins,
      body: ({ groupId }) => ({ red_packet: { groupId, amount: 100, count: 2 }, pin: PIN }),
    },
  ],
  [`POST ${W}/red_packets/:id/open`]: [{ verdicts: TAKER, prepare: packet }],
  [`GET ${W}/red_packets/:id`]: [{ verdicts: PARTNERS, prepare: packet }],
  [`GET ${W}/red_packet_records/sent`]: [{ verdicts: OWN }],
  [`GET ${W}/red_packet_records/received`]: [{ verdicts: OWN }],
  [`POST ${W}/spilt_bills`]: [
    {
      verdicts: CONTACTS,
      body: (scene: Scene, role: Role) => ({
        spilt_bill: { to: scene.peerOf(role), ...share(scene.peerOf(role)) },
      }),
    },
  ],
  [`POST ${W}/group_spilt_bills`]: [
    {
      verdicts: MEMBERS,
      body: (scene: Scene, role: Role) => ({
        spilt_bill: { groupId: scene.groupId, ...share(scene.peerOf(role)) },
      }),
    },
  ],
  [`GET ${W}/spilt_bills/:id`]: [{ verdicts: PARTNERS, prepare: bill }],
  [`POST ${W}/spilt_bills/:id/pay/:payerId`]: [{ verdicts: TAKER, prepare: bill, body: pin }],
  [`GET ${W}/my_spilt_bills`]: [{ verdicts: OWN }],
  [`GET ${W}/my_pay_spilt_bills`]: [{ verdicts: OWN }],
}
