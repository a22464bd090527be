import { redPacketLP as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** What the wallet says: a plain card. */
export const redPacketLP = shown(kind, { Card: lazy(() => import('../cards/money')) })
