import { businessCard as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Somebody, with the way to write to them. */
export const businessCard = shown(kind, { load: () => import('../cards/person') })
