import type { ShownMessage } from '@sarika/im-engine'
import { withdrawLeftMs } from './withdraw'

/** Whether an own message can be written again in its place: a text that can still be withdrawn. `now` is server time. */
export const canRewrite = (message: ShownMessage, now: number): boolean =>
  message.kind === 'text' && message.text !== '' && withdrawLeftMs(message, now) > 0
