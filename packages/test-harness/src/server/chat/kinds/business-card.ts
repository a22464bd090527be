import { businessCard as kind } from '@sarika/im-engine/kinds'
import { accepted } from './kind'

/** Somebody is made known to somebody else. */
export const businessCard = accepted(kind)
