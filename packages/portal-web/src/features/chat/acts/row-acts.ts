import type { Act } from './act'
import type { AskedRow } from './asked'
import { archive } from './row/archive'
import { leave } from './row/leave'
import { pin } from './row/pin'
import { quiet } from './row/quiet'
import { remove } from './row/remove'
import { unread } from './row/unread'

/** What can be done with a chat without opening it, in the order of the menu. Source: S-TEAM-8. */
export const ROW_ACTS: readonly Act<AskedRow>[] = [pin, quiet, unread, archive, remove, leave]
