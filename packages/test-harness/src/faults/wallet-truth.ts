/** What a database must hold after what a crowd was answered: every cent, every card once, every call once. */
import { openDatabase } from '../server/db/open'
import type { Db } from '../server/db/tables'
import { balanceAt } from '../server/testing/wallet'
import { checkBalances, START_CENTS } from '../server/wallet/ledger'
import { type Asked, type Crowd, GROUP } from './wallet-crowd'

const difference = (what: string, found: readonly string[], expected: readonly string[]): string[] => {
  const left = [...expected]
  const more = found.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [
    ...more.map((one) => `${what}: ${one} is too many`),
    ...left.map((one) => `${what}: ${one} is missing`),
  ]
}

/** Calls that did something: what is done once a person counts once, whatever key it was asked under. */
function deedsOf(asked: readonly Asked[]): readonly Asked[] {
  const seen = new Set<string>()
  return asked.filter(({ by, deed, made, part }) => {
    if (made === null || (deed.kind === 'open' && part === 0)) return false
    if (!('about' in deed)) return true
    const what = `${deed.kind} ${made} ${by}`
    return !seen.has(what) && seen.add(what)
  })
}

/** Cents that everybody got less what went, by what they were answered. */
function balancesBy(deeds: readonly Asked[]): ReadonlyMap<string, number> {
  const balances = new Map<string, number>()
  const add = (imId: string, cents: number) => balances.set(imId, (balances.get(imId) ?? 0) + cents)
  const madeBy = new Map(deeds.flatMap((one) => ('about' in one.deed ? [] : [[one.made, one] as const])))
  for (const { by, deed, made, part } of deeds) {
    const about = madeBy.get(made)
    if (deed.kind === 'transfer' || deed.kind === 'packet') add(by, -deed.amount)
    if (deed.kind === 'open') add(by, part)
    if (about?.deed.kind === 'transfer') {
      if (deed.kind === 'accept') add(by, about.deed.amount)
      if (deed.kind === 'return') add(about.by, about.deed.amount)
    }
    if (deed.kind === 'pay' && about?.deed.kind === 'bill') {
      const share = about.deed.shares.find(({ imId }) => imId === by)?.amount ?? 0
      add(by, -share)
      add(about.by, share)
    }
  }
  return balances
}

const CARDS = {
  transfer: 'groupTransfer',
  accept: 'transferAcceptLP',
  return: 'transferReturnLP',
  packet: 'redPacketLP',
  open: 'redPacketAcceptLP',
  bill: 'receiveCreateLP',
  pay: 'receivePaidLP',
} as const
const KINDS: readonly string[] = Object.values(CARDS)

async function cardsIn(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['type', 'body', 'sender_id'])
    .where('target_id', '=', GROUP)
    .execute()
  return rows.flatMap(({ type, body, sender_id }) =>
    KINDS.includes(type) ? [`${type} ${JSON.parse(JSON.parse(body).content).id} by ${sender_id}`] : [],
  )
}

async function idsIn(db: Db): Promise<readonly string[]> {
  const tables = ['wallet_transfers', 'wallet_packets', 'wallet_bills'] as const
  const all = await Promise.all(tables.map((table) => db.selectFrom(table).select('id').execute()))
  return all.flat().map(({ id }) => id)
}

/** What is not as it must be; all calls of the crowd have been answered. */
export async function checkTruth(crowd: Crowd, location: string): Promise<readonly string[]> {
  const { people } = crowd
  const deeds = deedsOf(crowd.asked)
  const wrong = [...crowd.wrong]
  const balances = balancesBy(deeds)
  for (const who of people) {
    const [has, cents] = [await balanceAt(who), START_CENTS + (balances.get(who.imId) ?? 0)]
    if (has !== cents) wrong.push(`${who.imId} has ${has}, and was answered what makes ${cents}`)
  }
  const group = '/chat/im/groups/getGroupMsgOffline'
  const seen = new Set(
    await Promise.all(people.map(async (who) => JSON.stringify((await who.catchUp(group)).items))),
  )
  if (seen.size > 1) wrong.push('not everybody reads the same in the group')
  const { db, close } = await openDatabase(location)
  try {
    for (const { id, balance, moved } of await checkBalances(db))
      wrong.push(`${id} has ${balance}, and its movements make ${moved}`)
    const cards = deeds.map(({ by, deed, made }) => `${CARDS[deed.kind]} ${made} by ${by}`)
    wrong.push(...difference('cards', await cardsIn(db), cards))
    const made = deeds.flatMap((one) => ('about' in one.deed || one.made === null ? [] : [one.made]))
    wrong.push(...difference('deeds', await idsIn(db), made))
  } finally {
    await close()
  }
  return wrong
}
