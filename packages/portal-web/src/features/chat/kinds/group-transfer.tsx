import { groupTransfer as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** What the wallet says: a plain card. */
export const groupTransfer = shown(kind, { Card: lazy(() => import('../cards/money')) })
