import { newFriend as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** Who became a contact. */
export const newFriend = shown(kind, { Card: lazy(() => import('../cards/person')) })
