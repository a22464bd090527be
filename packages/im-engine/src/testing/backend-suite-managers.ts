import { type ClientId, EVERYBODY_KEY, toImId } from '../model/ids.js'
import { USER_TYPE } from '../model/people.js'
import { broadcastCall, contactsCall, serviceCall } from '../wire/calls.js'
import type { Check } from './backend-check.js'
import { agree } from './backend-driver.js'
import { Person, type WireAck, type WireRow } from './backend-person.js'

const toAll = (clientId: string, text: string) =>
  broadcastCall(clientId as ClientId, text, [{ key: EVERYBODY_KEY, clientId: clientId as ClientId }])

async function codeOf(who: Person): Promise<unknown> {
  const { body } = await who.call(serviceCall('', 0))
  return (JSON.parse(body) as { code: unknown }).code
}

/** What managers say to everybody. */
export const MANAGER_CHECKS: readonly Check[] = [
  [
    'S-MGR-9 keeps what a manager says to everybody once, gives it to managers alone from a time or a cursor on, and refuses others with -23',
    async (backend) => {
      const [ann] = backend.people
      if (backend.manager === undefined) return 'not offered'
      const [reader, boss] = [await Person.join(backend, ann), await Person.join(backend, backend.manager)]
      const first = await boss.data<readonly WireAck[]>(toAll('one', 'Closed on Monday'))
      agree(
        'the code',
        first.map(({ code }) => code),
        [0],
      )
      agree('a repeat', await boss.data(toAll('one', 'Closed on Monday')), first)
      agree('other words', (await boss.data<readonly WireAck[]>(toAll('one', 'Open')))[0]?.code, -409)
      agree('of no manager', (await reader.data<readonly WireAck[]>(toAll('mine', 'Hello')))[0]?.code, -23)
      agree('asked by no manager', await codeOf(reader), -23)
      await backend.passTime(120_000)
      agree('later', (await boss.data<readonly WireAck[]>(toAll('two', 'Open again')))[0]?.code, 0)
      const all = await boss.page(serviceCall('', 0))
      const rows = all.rows as readonly WireRow[]
      agree(
        'what is kept',
        rows.map(({ msg }) => msg.content),
        ['Closed on Monday', 'Open again'],
      )
      agree('to whom', new Set(rows.map(({ receiver_id }) => receiver_id)), new Set(['all']))
      agree('behind it', (await boss.page(serviceCall(all.cursor, 0))).rows, [])
      const later = await boss.page(serviceCall('', (rows[0]?.msg_time ?? 0) + 1))
      agree('from a time on', later.rows.length, 1)
      const { contacts } = await boss.data<{ contacts: { im_id: string; user_type: number }[] }>(
        contactsCall(toImId(boss.imId)),
      )
      const typeOf = contacts.find(({ im_id }) => im_id === 'all')?.user_type
      agree('the session of a manager', typeOf, USER_TYPE.all)
      const own = await reader.data<{ contacts: { im_id: string }[] }>(contactsCall(toImId(reader.imId)))
      agree(
        'the session of others',
        own.contacts.some(({ im_id }) => im_id === 'all'),
        false,
      )
    },
  ],
]
