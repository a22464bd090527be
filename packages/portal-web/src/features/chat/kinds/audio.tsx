import { audio as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What somebody said, with its player. */
export const audio = shown(kind, { load: () => import('../cards/voice') })
