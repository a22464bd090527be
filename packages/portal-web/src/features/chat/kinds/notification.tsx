import { notification as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Words of the service, told from those of people. */
export const notification = shown(kind, { load: () => import('../cards/announcement'), isWords: true })
