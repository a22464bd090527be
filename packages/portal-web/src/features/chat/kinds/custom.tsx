import { custom as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** Words of another product; a custom with a subtype is what that names. */
export const custom = shown(kind, { Card: lazy(() => import('../cards/words')), isWords: true })
