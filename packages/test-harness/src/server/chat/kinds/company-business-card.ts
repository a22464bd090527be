import { companyBusinessCard as kind } from '@sarika/im-engine/kinds'
import { accepted } from './kind'

/** A company is made known to somebody. */
export const companyBusinessCard = accepted(kind)
