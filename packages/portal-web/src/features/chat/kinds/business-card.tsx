import { businessCard as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** Somebody, with the way to write to them. */
export const businessCard = shown(kind, { Card: lazy(() => import('../cards/person')) })
