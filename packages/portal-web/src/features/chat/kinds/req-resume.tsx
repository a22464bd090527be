import { reqResume as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A card of a hiring. */
export const reqResume = shown(kind, { load: () => import('../cards/req-resume') })
