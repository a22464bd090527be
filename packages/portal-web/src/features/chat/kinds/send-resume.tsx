import { sendResume as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A card of a hiring. */
export const sendResume = shown(kind, { load: () => import('../cards/send-resume') })
