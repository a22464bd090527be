import { geo as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A place, with the way to it. */
export const geo = shown(kind, { load: () => import('../cards/place') })
