import { job as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A card of a hiring. */
export const job = shown(kind, { load: () => import('../cards/job') })
