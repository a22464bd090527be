import { sendResume as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What seeker and employer talk about. */
export const sendResume = shown(kind, { load: () => import('../cards/about-job') })
