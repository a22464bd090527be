import { companyBusinessCard as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A company, and whom one talks to there. */
export const companyBusinessCard = shown(kind, { load: () => import('../cards/company') })
