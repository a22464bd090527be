import { robot as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Words of the service, told from those of people. */
export const robot = shown(kind, { load: () => import('../cards/robot'), isWords: true })
