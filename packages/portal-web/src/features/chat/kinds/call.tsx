import { call as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** A call that was. */
export const call = shown(kind, { Card: lazy(() => import('../cards/call')) })
