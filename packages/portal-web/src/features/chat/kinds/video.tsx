import { video as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** What it is called and how large it is. */
export const video = shown(kind, { Card: lazy(() => import('../cards/stored-file')) })
