import { reqResume as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** What seeker and employer talk about. */
export const reqResume = shown(kind, { Card: lazy(() => import('../cards/about-job')) })
