import { resume as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A card of a hiring. */
export const resume = shown(kind, { load: () => import('../cards/resume') })
