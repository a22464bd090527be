/** What people are told of by a sound, a notification or a push. */
import type { Flag } from './flag'

/** A browser that takes pushes (push/devices.ts). It ends with its login. */
interface PushDevicesTable {
  login_id: string
  account_id: string
  /** where its push service takes them: whoever knows it may send */
  endpoint: string
  /** its key, and the secret beside it */
  p256dh: string
  auth: string
  /** whether names and words may be in them */
  has_text: Flag
  language: string
  created_at: number
}

/** Groups of which an account is told only what mentions it. */
interface MentionsOnlyTable {
  account_id: string
  group_id: string
}

export interface BellTables {
  push_devices: PushDevicesTable
  mentions_only: MentionsOnlyTable
}
