import { geo as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** A place, with the way to it. */
export const geo = shown(kind, { Card: lazy(() => import('../cards/place')) })
