import { changeJob as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A card of a hiring. */
export const changeJob = shown(kind, { load: () => import('../cards/change-job') })
