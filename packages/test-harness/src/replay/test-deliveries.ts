import type { SeededRandom } from '@sarika/im-engine/testing'
import type { Entry, Json, Recording } from '../record/recording'
import { rowsOf } from './known-rows'

type Answer = Extract<Entry, { type: 'answer' }>

const STREAMS = [
  '/chat/im/user/getMsg',
  '/chat/im/groups/getGroupMsgOffline',
  '/chat/im/user/getNotice',
  '/chat/im/groups/getOfflineNotice',
]

/** Frames that a server may say twice and in another order: messages and notices; of acks only twice. */
function kindOf(entry: Entry | undefined): 'told' | 'ack' | undefined {
  if (entry?.type !== 'in' || 'text' in entry.frame) return undefined
  const { action } = entry.frame.json as { action?: Json }
  if (action === 'p2p' || action === 'group' || action === 'notice') return 'told'
  return action === 'ack' ? 'ack' : undefined
}

/** What came of one run, delivered otherwise: `pages` are asked for by the cursors of pages that were cut. */
export interface Delivered {
  readonly recording: Recording
  readonly pages: ReadonlyMap<string, Json>
}

/**
 * The same run as the protocol may have told it: pages cut anywhere, rows of a page told again in the next one, frames
 * twice, neighbours in the other order.
 */
export function deliverOtherwise({ header, entries, isWhole }: Recording, random: SeededRandom): Delivered {
  const pages = new Map<string, Json>()
  const streams = new Set(
    entries.flatMap((entry) =>
      entry.type === 'ask' && STREAMS.includes(entry.path) ? [`${entry.tab} ${entry.id}`] : [],
    ),
  )
  const isStream = (entry: Entry | undefined): entry is Answer & Entry =>
    entry?.type === 'answer' && streams.has(`${entry.tab} ${entry.id}`)

  const cut = (entry: Answer & Entry): Entry => {
    if ('text' in entry.body) return entry
    const page = entry.body.json as { data?: readonly Json[]; cursor?: string }
    const rows = page.data ?? []
    if (rows.length < 2 || typeof page.cursor !== 'string' || random.float() < 0.3) return entry
    const at = 1 + Math.floor(random.float() * (rows.length - 1))
    const again = Math.floor(random.float() * Math.min(at, 5))
    const cursor = `cut-${pages.size + 1}`
    pages.set(cursor, { ...page, data: rows.slice(at - again) })
    return { ...entry, body: { json: { ...page, data: rows.slice(0, at), cursor } } }
  }

  const made = entries.map((entry) => (isStream(entry) ? cut(entry) : entry))
  for (let index = 0; index + 1 < made.length; index++) {
    const [first, second] = [made[index], made[index + 1]]
    if (first === undefined || second === undefined || first.tab !== second.tab) continue
    const isPage = isStream(second) && !('text' in second.body) && rowsOf(second.body.json).length > 0
    if (kindOf(first) !== 'told' || !(kindOf(second) === 'told' || isPage) || random.float() < 0.5) continue
    made[index] = { ...second, at: first.at }
    made[index + 1] = { ...first, at: second.at }
  }
  const told = made.flatMap((entry) =>
    kindOf(entry) !== undefined && random.float() < 0.3 ? [entry, entry] : [entry],
  )
  return { recording: { header, entries: told, isWhole }, pages }
}
