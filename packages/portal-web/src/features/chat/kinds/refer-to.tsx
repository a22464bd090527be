import { referTo as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** Words, and below them what they are about. */
export const referTo = shown(kind, { Card: lazy(() => import('../cards/reference')), isWords: true })
