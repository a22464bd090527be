import { file as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What it is called, how large it is, and the way to save it. */
export const file = shown(kind, { load: () => import('../cards/document') })
