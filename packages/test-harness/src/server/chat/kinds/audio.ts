import { audio as kind } from '@sarika/im-engine/kinds'
import { stored } from './kind'

/** Whoever may read the file may send it. */
export const audio = stored(kind)
