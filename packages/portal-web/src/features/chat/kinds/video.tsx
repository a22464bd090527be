import { video as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A film with its player. */
export const video = shown(kind, { load: () => import('../cards/film') })
