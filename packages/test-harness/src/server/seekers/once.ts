/** Things that are made once, however often a lost answer lets them be asked for. */
import type { Trx } from '../db/tables'
import { ONCE_TTL_MS } from '../limits'

type Thing =
  | 'letter'
  | 'saved_search'
  | 'resume'
  | 'resume_copy'
  | 'resume_import'
  | 'resume_item'
  | 'attachment'
  | 'share_link'
  | 'job'
  | 'note'

/** What became of something that was to be made or changed. */
export type Saved = { kind: 'saved'; id: number } | { kind: 'missing' } | { kind: 'too-many' }

export interface Try {
  readonly accountId: string
  readonly thing: Thing
  /** Of the header Idempotency-Key; "": this one is no repeat of another. */
  readonly key: string
}

const isSaved = (made: { readonly kind: string }): made is { kind: 'saved'; id: number } =>
  made.kind === 'saved'

/**
 * Saves a new thing, or what an earlier try with the same key made: the last word counts. One that was deleted meanwhile is
 * made anew. `save`: with an id changes that one, without makes one.
 */
export async function saveOnce<Refused extends { readonly kind: string } = never>(
  trx: Trx,
  { accountId, thing, key }: Try,
  now: number,
  save: (id: number | undefined) => Promise<Saved | Refused>,
): Promise<Saved | Refused> {
  if (key === '') return save(undefined)
  await trx
    .deleteFrom('once')
    .where('made_at', '<', now - ONCE_TTL_MS)
    .execute()
  const own = { account_id: accountId, thing, key }
  const before = await trx
    .selectFrom('once')
    .select('thing_id')
    .where('account_id', '=', accountId)
    .where('thing', '=', thing)
    .where('key', '=', key)
    .executeTakeFirst()
  const again = before && (await save(before.thing_id))
  if (again && again.kind !== 'missing') return again
  const made = await save(undefined)
  if (!isSaved(made)) return made
  const row = { thing_id: made.id, made_at: now }
  await trx
    .insertInto('once')
    .values({ ...own, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'thing', 'key']).doUpdateSet(row))
    .execute()
  return made
}
