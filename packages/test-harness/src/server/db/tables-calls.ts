/** Calls (calls/call.ts): what holds of each now. Of one that is over it is known for 30 days that it is. */
import type { Flag } from './flag'

interface CallsTable {
  /** its id, which the caller has made */
  channel: string
  /** 1 by sound, 2 with picture, 3 a meeting (specification 3) */
  type: number
  caller: string
  /** im id, or of a meeting the group */
  target: string
  is_group: Flag
  /** the last step: 1 it rings, 4 it runs, otherwise how it ended (specification 3) */
  state: number
  created_at: number
  answered_at: number | null
  ended_at: number | null
}

/** Who was in it, and from which device; the caller from the first moment on. */
interface CallMembersTable {
  channel: string
  im_id: string
  /** as its socket has it */
  device: string
  /** of that device, as it named itself */
  tab: string
  has_video: Flag
  joined_at: number
  /** null: in it now */
  left_at: number | null
}

export interface CallTables {
  calls: CallsTable
  call_members: CallMembersTable
}
