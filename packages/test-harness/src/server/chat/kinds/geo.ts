import { geo as kind } from '@sarika/im-engine/kinds'
import { accepted } from './kind'

/** Where somebody is, or wants to meet. */
export const geo = accepted(kind)
