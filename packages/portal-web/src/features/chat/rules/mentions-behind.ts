import type { ShownMessage } from '@sarika/im-engine'
import { isBehind, type Place } from './sight'

/** Messages of others that mention oneself behind a place, the oldest first; what was withdrawn mentions nobody. */
export const mentionsBehind = (messages: readonly ShownMessage[], place: Place): readonly ShownMessage[] =>
  messages.filter(
    (one) =>
      one.mention && !one.own && one.withdrawnAt === undefined && one.id !== '' && isBehind(one, place),
  )
