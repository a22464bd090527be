import { text as kind } from '@sarika/im-engine/kinds'
import { accepted } from './kind'

/** Judged as text everywhere: judgeText. */
export const text = accepted(kind)
