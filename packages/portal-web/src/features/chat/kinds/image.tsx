import { image as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A picture, shown in the thread and large. */
export const image = shown(kind, { load: () => import('../cards/picture') })
