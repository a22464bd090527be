import { tip as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** What happened; it stands between the bubbles. */
export const tip = shown(kind, { Card: lazy(() => import('../cards/words')), isWords: true })
