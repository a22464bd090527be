/** Demo money (wallet/). Paths are the specification's, its spelling too; /balance, /records and /pin are ours. */
import {
  NOTE_MAX,
  PACKET_PARTS_MOST,
  RECORD_FILTERS,
  WALLET_PAGE,
  WALLET_PAGE_MOST,
} from '@sarika/portal-web/contract/wallet'
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Trx } from '../db/tables'
import { createBill, faultOfShares, listBills, payBill, showBill } from '../wallet/bills'
import { balanceOf, ensurePurse } from '../wallet/ledger'
import { makeOnce } from '../wallet/once'
import { listPackets, openPacket, sendPacket, showPacket } from '../wallet/packets'
import { checkPin, hasPin, savePin } from '../wallet/pin'
import type { Done, Posted } from '../wallet/post'
import { listRecords } from '../wallet/records'
import { REFUSAL_WORDS, type Refused, refuse } from '../wallet/refusals'
import { feeOf } from '../wallet/rules'
import { acceptTransfer, returnTransfer, sendTransfer, showTransfer } from '../wallet/transfers'
import type { Wallet } from '../wallet/wallet'
import { type Answer, chatData, invalid, notFound, tooFast } from './answer'
import { route } from './route'

const WALLET = '/chat/wallet'
const ACT = [200, 404, 429] as const

const Amount = z.int().min(1)
const Id = z.string().min(1).max(64)
const Note = z.string().trim().max(NOTE_MAX)
const Pin = z.string().regex(/^[0-9]{6}$/, 'a PIN has 6 digits')
const Place = { to: Id.optional(), groupId: Id.optional() }
/** A misspelt parameter is refused: what it was meant to choose would be missing without a word. */
const Paged = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(WALLET_PAGE_MOST).default(WALLET_PAGE),
})

const isOnePlace = ({ to, groupId }: { to?: string | undefined; groupId?: string | undefined }) =>
  (to === undefined) !== (groupId === undefined)
const ONE_PLACE = 'either to or groupId'

const Transfer = z.object({
  transfer: z.object({ to: Id, groupId: Id.optional(), amount: Amount, note: Note.optional() }),
  pin: Pin,
})
const Packet = z.object({
  red_packet: z
    .object({
      ...Place,
      amount: Amount,
      count: z.int().min(1).max(PACKET_PARTS_MOST).optional(),
      way: z.enum(['chance', 'equal']).optional(),
      note: Note.optional(),
    })
    .refine(isOnePlace, ONE_PLACE)
    .refine(({ to, count = 1 }) => to === undefined || count === 1, 'a red packet to one person has one part')
    .refine(({ amount, count = 1 }) => count <= amount, 'each part needs at least a cent'),
  pin: Pin,
})
const Share = z.object({ imId: Id, amount: z.int().min(0) })
const Shares = z
  .array(Share)
  .min(1)
  .max(200)
  .refine((all) => new Set(all.map(({ imId }) => imId)).size === all.length, 'somebody is asked twice')
const Bill = z
  .object({ title: Note.min(1), amount: Amount, shares: Shares, ...Place })
  .refine(
    ({ amount, shares }) => shares.reduce((sum, one) => sum + one.amount, 0) === amount,
    'the shares make another amount',
  )
const AskedBill = z.object({ spilt_bill: Bill })

function refusedBy(refusal: Refused): Answer<404 | 422> {
  if (refusal.kind === 'missing') return notFound()
  const { code, fault } = refusal
  const message = REFUSAL_WORDS[code]
  return { status: 422, body: { code, message, fields: [{ field: '', message }], data: fault } }
}

/** Null: this deployment has none, or its books are wrong. */
const openWallet = ({ wallet }: Backend): Wallet | null => (wallet?.isOpen ? wallet : null)
const off = (): Answer<404 | 422> => refusedBy(refuse('wallet_off'))

interface Acting {
  readonly backend: Backend
  readonly me: string
  readonly onceKey: string
  /** undefined: this needs none */
  readonly pin?: string
  readonly asked: unknown
  readonly act: (trx: Trx, now: number, wallet: Wallet) => Promise<Done | Refused>
  readonly show: (id: string) => Promise<unknown>
}

/** Judges the PIN, acts once for its key, tells everybody after the commit, and answers how things stand then. */
async function acted({
  backend,
  me,
  onceKey,
  pin,
  asked,
  act,
  show,
}: Acting): Promise<Answer<200 | 404 | 422 | 429>> {
  const wallet = openWallet(backend)
  if (wallet === null) return off()
  if (onceKey === '') return invalid([{ field: '', message: 'Idempotency-Key: this call needs the header' }])
  const waitMs = backend.rates.walletActs.take(me)
  if (waitMs > 0) return tooFast(waitMs)
  const wrong = pin === undefined ? null : await checkPin(backend, me, pin)
  if (wrong) return refusedBy(wrong)
  const now = backend.clock()
  const made = await backend.writes.run(async (trx) => {
    const posted: Posted[] = []
    const outcome = await makeOnce(trx, { by: me, key: onceKey, asked }, async () => {
      const acting = await act(trx, now, wallet)
      if (acting.kind !== 'done') return acting
      posted.push(...acting.posted)
      return acting.id
    })
    return { outcome, posted }
  })
  if (made.outcome.kind !== 'made') return refusedBy(made.outcome)
  wallet.deliver(made.posted)
  void wallet.wake.check()
  return chatData(await show(made.outcome.id))
}

/** What is read: nothing of it where there is no wallet. */
async function read<Found>(backend: Backend, find: (wallet: Wallet) => Promise<Found | null>) {
  const wallet = openWallet(backend)
  if (wallet === null) return off()
  const found = await find(wallet)
  return found === null ? notFound() : chatData(found)
}

/** A purse is given at its first use, which reading is, too. */
async function purseOf({ db, writes, clock }: Backend, me: string) {
  if ((await balanceOf(db, me)) === null) await writes.run((trx) => ensurePurse(trx, me, clock()))
  return { balance: (await balanceOf(db, me)) ?? 0, hasPin: await hasPin(db, me) }
}

const balance = route({
  method: 'GET',
  path: `${WALLET}/balance`,
  access: 'chat',
  answers: [200, 404],
  says: 'Cents that the caller has, and whether there is a PIN. The first call gives what everybody begins with.',
  handle: ({ backend, caller: { me } }) => read(backend, () => purseOf(backend, me)),
})

const records = route({
  method: 'GET',
  path: `${WALLET}/records`,
  access: 'chat',
  answers: [200, 404],
  query: Paged.extend({ filter: z.enum(RECORD_FILTERS).default('all') }),
  says: 'What came to the caller and what went, the newest first.',
  handle: ({ backend, caller: { me }, query: { filter, ...page } }) =>
    read(backend, () => listRecords(backend.db, me, filter, page)),
})

const pin = route({
  method: 'PUT',
  path: `${WALLET}/pin`,
  access: 'chat',
  answers: ACT,
  body: z.object({ pin: Pin, current: Pin.optional() }),
  says: 'Sets the PIN, 6 digits that are not easy to guess; `current` is needed where there is one. Five wrong ones lock it for 15 minutes.',
  async handle({ backend, caller: { me }, body }) {
    if (openWallet(backend) === null) return off()
    const waitMs = backend.rates.walletActs.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const wrong = await savePin(backend, me, body)
    return wrong ? refusedBy(wrong) : chatData(await purseOf(backend, me))
  },
})

const fee = route({
  method: 'GET',
  path: `${WALLET}/fee`,
  access: 'chat',
  answers: [200, 404],
  query: z.object({ amount: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  says: 'What a transfer of so many cents costs besides, in cents.',
  handle: ({ backend, query: { amount } }) =>
    read(backend, async ({ settings }) => ({ fee: feeOf(amount, settings) })),
})

const transfer = route({
  method: 'POST',
  path: `${WALLET}/transfer`,
  access: 'chat',
  answers: ACT,
  body: Transfer,
  takesOnceKey: true,
  says: 'Holds the money until it is accepted, returned, or 24 hours are over. The server posts transferLP, in a group groupTransfer.',
  handle: ({ backend, caller: { me }, onceKey, body }) =>
    acted({
      ...{ backend, me, onceKey, pin: body.pin, asked: body.transfer },
      act: (trx, now, { settings }) => sendTransfer(trx, me, body.transfer, onceKey, settings, now),
      show: (id) => showTransfer(backend.db, id, me),
    }),
})

const answerOf = (name: 'accept' | 'return', act: typeof acceptTransfer) =>
  route({
    method: 'POST',
    path: `${WALLET}/transfer/:id/${name}`,
    access: 'chat',
    answers: ACT,
    takesOnceKey: true,
    says: 'By whom it was sent to. Again it answers the same.',
    handle: ({ backend, caller: { me }, onceKey, params: { id = '' } }) =>
      acted({
        ...{ backend, me, onceKey, asked: { [name]: id } },
        act: (trx, now) => act(trx, id, me, now),
        show: () => showTransfer(backend.db, id, me),
      }),
  })

const oneTransfer = route({
  method: 'GET',
  path: `${WALLET}/transfer/:id`,
  access: 'chat',
  answers: [200, 404],
  handle: ({ backend, caller: { me }, params: { id = '' } }) =>
    read(backend, () => showTransfer(backend.db, id, me)),
})

const packet = route({
  method: 'POST',
  path: `${WALLET}/red_packets`,
  access: 'chat',
  answers: ACT,
  body: Packet,
  takesOnceKey: true,
  says: 'Between two it has one part; in a group up to 100, by chance or equal. What nobody opened in 24 hours goes back.',
  handle: ({ backend, caller: { me }, onceKey, body }) =>
    acted({
      ...{ backend, me, onceKey, pin: body.pin, asked: body.red_packet },
      act: (trx, now) => sendPacket(trx, me, body.red_packet, onceKey, now),
      show: (id) => showPacket(backend.db, id, me),
    }),
})

const open = route({
  method: 'POST',
  path: `${WALLET}/red_packets/:id/open`,
  access: 'chat',
  answers: ACT,
  takesOnceKey: true,
  says: 'Once a person; again it answers what they got.',
  handle: ({ backend, caller: { me }, onceKey, params: { id = '' } }) =>
    acted({
      ...{ backend, me, onceKey, asked: { open: id } },
      act: (trx, now) => openPacket(trx, id, me, now),
      show: () => showPacket(backend.db, id, me),
    }),
})

const onePacket = route({
  method: 'GET',
  path: `${WALLET}/red_packets/:id`,
  access: 'chat',
  answers: [200, 404],
  handle: ({ backend, caller: { me }, params: { id = '' } }) =>
    read(backend, () => showPacket(backend.db, id, me)),
})

const packetRecords = (which: 'sent' | 'received') =>
  route({
    method: 'GET',
    path: `${WALLET}/red_packet_records/${which}`,
    access: 'chat',
    answers: [200, 404],
    query: Paged,
    handle: ({ backend, caller: { me }, query }) =>
      read(backend, () => listPackets(backend.db, me, which, query)),
  })

const billTo = (path: string, place: 'to' | 'groupId') =>
  route({
    method: 'POST',
    path: `${WALLET}/${path}`,
    access: 'chat',
    answers: ACT,
    body: AskedBill.refine(
      ({ spilt_bill }) => isOnePlace(spilt_bill) && spilt_bill[place] !== undefined,
      `a bill of this call has ${place}`,
    ),
    takesOnceKey: true,
    says: 'Asks each for their share of what the caller has paid; no money moves.',
    async handle({ backend, caller: { me }, onceKey, body: { spilt_bill } }) {
      const fault = faultOfShares(me, spilt_bill.shares)
      if (fault !== null) return invalid([{ field: 'spilt_bill.shares', message: fault }])
      return acted({
        ...{ backend, me, onceKey, asked: spilt_bill },
        act: (trx, now) => createBill(trx, me, spilt_bill, now),
        show: (id) => showBill(backend.db, id, me),
      })
    },
  })

const oneBill = route({
  method: 'GET',
  path: `${WALLET}/spilt_bills/:id`,
  access: 'chat',
  answers: [200, 404],
  handle: ({ backend, caller: { me }, params: { id = '' } }) =>
    read(backend, () => showBill(backend.db, id, me)),
})

const pay = route({
  method: 'POST',
  path: `${WALLET}/spilt_bills/:id/pay/:payerId`,
  access: 'chat',
  answers: ACT,
  body: z.object({ pin: Pin }),
  takesOnceKey: true,
  says: 'Everybody pays their own share.',
  handle: ({ backend, caller: { me }, onceKey, params: { id = '', payerId = '' }, body }) =>
    acted({
      ...{ backend, me, onceKey, pin: body.pin, asked: { pay: id, payerId } },
      act: (trx, now) => payBill(trx, { id, payerId, me, key: onceKey }, now),
      show: () => showBill(backend.db, id, me),
    }),
})

const bills = (path: string, which: 'made' | 'asked') =>
  route({
    method: 'GET',
    path: `${WALLET}/${path}`,
    access: 'chat',
    answers: [200, 404],
    query: Paged,
    handle: ({ backend, caller: { me }, query }) =>
      read(backend, () => listBills(backend.db, me, which, query)),
  })

export const walletRoutes = [
  balance,
  records,
  pin,
  fee,
  transfer,
  answerOf('accept', acceptTransfer),
  answerOf('return', returnTransfer),
  oneTransfer,
  packet,
  open,
  onePacket,
  packetRecords('sent'),
  packetRecords('received'),
  billTo('spilt_bills', 'to'),
  billTo('group_spilt_bills', 'groupId'),
  oneBill,
  pay,
  bills('my_spilt_bills', 'made'),
  bills('my_pay_spilt_bills', 'asked'),
]
