import type { ConversationSummary, Summary } from '../record/recording'

/** Where a replay shows something else than the live run, e.g. `{ key: "p2p-id-2", field: "unread", live: 2, replayed: 1 }`. */
export interface Difference {
  readonly key: string
  readonly field: keyof ConversationSummary | 'conversation'
  readonly live: unknown
  readonly replayed: unknown
}

const FIELDS = ['messages', 'unread', 'mentions', 'mark', 'lastId', 'digest'] as const

export function differencesOf(live: Summary, replayed: Summary): readonly Difference[] {
  const byKey = (summary: Summary) => new Map(summary.conversations.map((one) => [one.key, one]))
  const [a, b] = [byKey(live), byKey(replayed)]
  return [...new Set([...a.keys(), ...b.keys()])].sort().flatMap((key): Difference[] => {
    const [was, is] = [a.get(key), b.get(key)]
    if (was === undefined || is === undefined)
      return [{ key, field: 'conversation', live: was !== undefined, replayed: is !== undefined }]
    return FIELDS.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field])).map(
      (field) => ({
        key,
        field,
        live: was[field],
        replayed: is[field],
      }),
    )
  })
}
