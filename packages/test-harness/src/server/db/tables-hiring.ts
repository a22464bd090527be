/** Who acts for a company, and what employers keep of it and of those who applied. */
import type { ColumnType, Generated } from 'kysely'

export type RecruiterRole = 'owner' | 'recruiter'

/** An account acts for one company at most. Who left has no row: nothing of the company is theirs any more. */
interface RecruitersTable {
  account_id: string
  company_id: number
  role: RecruiterRole
  joined_at: number
}

/** Somebody was asked by mail to act for a company, too. */
interface RecruiterInvitesTable {
  /** sha-256 of the code in the mail */
  hash: string
  company_id: number
  email: string
  invited_by: string
  created_at: number
  expires_at: number
}

/** Pictures of a company's page, and the papers that a reviewer reads. */
interface CompanyImagesTable {
  /** random; the end of its address */
  id: string
  company_id: number
  kind: 'logo' | 'photo' | 'licence'
  name: string
  type: string
  /** px, as it is shown; 0 for a PDF */
  width: number
  height: number
  /** bytes */
  size: number
  content: ColumnType<Buffer | ArrayBuffer, Buffer, Buffer>
  /** as lists show it, WebP; null: a PDF */
  small: ColumnType<Buffer | ArrayBuffer | null, Buffer | null, Buffer | null>
  created_at: number
}

/** What recruiters write for each other about who applied. */
interface ApplicationNotesTable {
  id: Generated<number>
  application_id: number
  /** who wrote it; "": whoever it was is gone */
  account_id: string
  text: string
  created_at: number
}

/** What has happened to an application, by whom: the desk's history of it. */
interface ApplicationEventsTable {
  id: Generated<number>
  application_id: number
  /** of hiring/changes.ts */
  kind: string
  /** who did it; "": nobody says */
  account_id: string
  /** the stage it was moved to, or the time that was offered or asked for in ms; "" of the rest */
  detail: string
  at: number
}

export interface HiringTables {
  recruiters: RecruitersTable
  recruiter_invites: RecruiterInvitesTable
  company_images: CompanyImagesTable
  application_notes: ApplicationNotesTable
  application_events: ApplicationEventsTable
}
