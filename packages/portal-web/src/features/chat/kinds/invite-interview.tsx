import { inviteInterview as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A card of a hiring. */
export const inviteInterview = shown(kind, { load: () => import('../cards/invite-interview') })
