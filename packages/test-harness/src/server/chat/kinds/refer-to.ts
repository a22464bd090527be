import { referTo as kind } from '@sarika/im-engine/kinds'
import { accepted } from './kind'

/** Words about something that was said elsewhere. */
export const referTo = accepted(kind)
