/** What people report, and the messages that a reviewer reads with it. */
import type { Generated } from 'kysely'

/** What somebody reports (reviews/reports.ts). */
interface ReportsTable {
  id: Generated<number>
  /** "": whoever it was is gone */
  account_id: string
  kind: 'job' | 'employer' | 'person' | 'message'
  /** of a person the im id, of a message its id */
  target_id: number
  /** im id of whom it is about: the person, or who wrote the message; "" of jobs and employers */
  person_id: Generated<string>
  reason: string
  text: string
  reported_at: number
  updated_at: number
}

/** Messages as they were when somebody reported them; one that is withdrawn later stays here. */
interface ReportMessagesTable {
  report_id: number
  message_id: number
  /** im id */
  sender_id: string
  sent_at: number
  type: string
  /** what it says in words, decrypted; "" where its kind has none, or its writer is gone */
  text: string
}

export interface ReportTables {
  reports: ReportsTable
  report_messages: ReportMessagesTable
}
