import { nextNumber } from '../db/counters'
import type { Trx } from '../db/tables'

/** The next revision of settings, roles and relations: a later one wins, whatever the order of delivery. */
export const nextRevision = (trx: Trx): Promise<number> => nextNumber(trx, 'revision')
