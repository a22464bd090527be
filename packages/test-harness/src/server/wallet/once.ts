import type { Trx } from '../db/tables'
import { type Refused, refuse } from './refusals'

/** A call that makes something: who calls, under which key, and what is asked for but the PIN. */
export interface Try {
  readonly by: string
  readonly key: string
  readonly asked: unknown
}

/** What came of it: `id` of what was made. */
export type Made = { readonly kind: 'made'; readonly id: string; readonly isRepeat: boolean }

/**
 * Makes something once for its key: the same key again is answered with what it made, and refused where it asks for something else. What
 * was refused may be tried again under its key. Source: S-WAL-5.
 */
export async function makeOnce(
  trx: Trx,
  { by, key, asked }: Try,
  make: () => Promise<string | Refused>,
): Promise<Made | Refused> {
  const said = JSON.stringify(asked)
  const before = await trx
    .selectFrom('wallet_calls')
    .select(['asked', 'made'])
    .where('by_id', '=', by)
    .where('once_key', '=', key)
    .executeTakeFirst()
  if (before)
    return before.asked === said ? { kind: 'made', id: before.made, isRepeat: true } : refuse('reused')
  const made = await make()
  if (typeof made !== 'string') return made
  await trx.insertInto('wallet_calls').values({ by_id: by, once_key: key, asked: said, made }).execute()
  return { kind: 'made', id: made, isRepeat: false }
}
