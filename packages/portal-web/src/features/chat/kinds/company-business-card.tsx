import { companyBusinessCard as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** A company, and whom one talks to there. */
export const companyBusinessCard = shown(kind, { Card: lazy(() => import('../cards/company')) })
