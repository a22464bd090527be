/** What belongs to job seekers, and everybody's inbox. */
import type { ColumnType, Generated } from 'kysely'
import type { Flag } from './flag'

/** What somebody keeps for later; the target stays when it closes. */
interface FavouritesTable {
  account_id: string
  kind: 'job' | 'employer'
  target_id: number
  saved_at: number
}

/** Jobs that somebody does not want to see any more. */
interface HiddenJobsTable {
  account_id: string
  job_id: number
  hidden_at: number
}

/** Jobs from which a chat was opened. */
interface CommunicatedJobsTable {
  account_id: string
  job_id: number
  is_flagged: Flag
  talked_at: number
}

interface LettersTable {
  id: Generated<number>
  account_id: string
  title: string
  content: string
  created_at: number
  updated_at: number
}

interface SavedSearchesTable {
  id: Generated<number>
  account_id: string
  name: string
  /** as JSON */
  criteria: string
  created_at: number
  updated_at: number
  /** when its new jobs are looked for again */
  next_at: Generated<number>
  /** of the last mail; what is newer goes into the next one */
  mailed_at: number | null
  /** ids of the jobs that went out last, as JSON: none goes out again because its employer renews it */
  mailed_jobs: Generated<string>
  /** mails in a row that its address did not take */
  bounces: Generated<number>
  /** why no more mails go out, and since when; '' and null: they do */
  ended_by: Generated<'' | 'person' | 'bounces'>
  ended_at: number | null
  /** until then one process writes the mail, and no other does */
  leased_until: Generated<number>
}

interface ResumesTable {
  id: Generated<number>
  account_id: string
  name: string
  status: 'draft' | 'submitted' | 'approved' | 'rejected'
  is_default: Flag
  /** not 0: hidden from employers */
  privacy_level: number
  /** personal info and latest career as JSON, `{}` until they are written */
  profile: string
  career: Generated<string>
  /** sections of which there are none, as JSON */
  none: Generated<string>
  /** answers of the first steps that are not in it yet, as JSON; "" without */
  start: Generated<string>
  /** the file that belongs to it */
  attachment_id: number | null
  /** how often it was submitted; a decision is about one version */
  version: Generated<number>
  /** what was submitted last, and what was approved last, as JSON (seekers/resume-content.ts); "" = nothing yet */
  submitted: Generated<string>
  submitted_at: number | null
  approved: Generated<string>
  approved_at: number | null
  /** why it was sent back, as JSON; "" unless its status is rejected */
  refusal: Generated<string>
  /** it stands first among candidates until then; null: it was never put forward */
  forward_until: Generated<number | null>
  created_at: number
  updated_at: number
}

/** What employers find a resume by, made of its approved text (candidates/write-candidate.ts). Whether they do: candidates/visible.ts. */
interface CandidatesTable {
  resume_id: number
  account_id: string
  /** what everybody may be shown of it, as JSON */
  shown: string
  /** folded, apart by spaces: its titles and skills; where the person studied, which only those who act for a company search */
  words: string
  schools: string
  /** ids of what it says, e.g. ` c2 p17 g2.3 ` */
  facts: string
  /** dollars a month; 0: not said */
  salary_from: number
  /** of work that is over, and the month since the year 0 since which the rest goes on; null: nothing goes on */
  months: number
  working_since: number | null
}

/** What somebody looks for; of the account, not of one resume. */
interface IntentionsTable {
  account_id: string
  /** as JSON; "" until it is written */
  content: string
  work_status: number | null
  updated_at: number
}

/** Pictures in resumes: photos and certificates. */
interface ResumeImagesTable {
  id: string
  account_id: string
  type: string
  /** px, as it is shown */
  width: number
  height: number
  content: ColumnType<Buffer | ArrayBuffer, Buffer, Buffer>
  created_at: number
}

/** What was decided about a resume, or about something that people reported. */
interface ReviewDecisionsTable {
  id: Generated<number>
  /** "": nobody, the rule of the deployment */
  reviewer_id: string
  /** the owner of the resume or company; "" for what was reported */
  account_id: string
  kind: 'resume' | 'company' | 'job' | 'employer' | 'person' | 'message'
  target_id: number
  /** of the resume; 0 for what was reported */
  version: number
  decision: 'approve' | 'refuse' | 'keep' | 'warn' | 'take-down' | 'stop'
  reason: string
  text: string
  decided_at: number
}

/** One entry of a resume: a job somebody had, a school, a skill. */
interface ResumeItemsTable {
  id: Generated<number>
  resume_id: number
  /** of the contract's SECTIONS */
  section: string
  /** as JSON */
  content: string
}

/** Files that somebody applies with. */
interface AttachmentsTable {
  id: Generated<number>
  account_id: string
  name: string
  type: string
  size: number
  /** out of its owner's list; who got it keeps it */
  is_removed: Flag
  content: ColumnType<Buffer | ArrayBuffer, Buffer, Buffer>
  created_at: number
}

/** One for each account and job, whatever is sent again. */
interface ApplicationsTable {
  id: Generated<number>
  account_id: string
  job_id: number
  /** of the try that made it */
  client_id: string
  resume_id: number | null
  attachment_id: number | null
  letter_id: number | null
  /** resume and letter as JSON, as they were then; "" without one */
  resume: string
  letter: string
  applied_at: number
  /** when the employer first opened it */
  viewed_at: number | null
  /** out of the seeker's list */
  is_hidden: Flag
  /** the seeker was told that the job has closed */
  is_closing_told: Flag
  /** where it stands on the employer's board */
  stage: Generated<Stage>
  /** grows with every change that either side can see */
  rev: Generated<number>
  /** the words with which the employer closed it; "": none */
  closing: Generated<string>
}

export type Stage = 'new' | 'talked' | 'interview' | 'closed'

interface InterviewsTable {
  application_id: number
  at: number
  address: string
  contact: string
  mobile: string
  /** 0 asked, 1 accepted, 2 cancelled, by either side */
  confirm_status: 0 | 1 | 2
  /** up to three times to choose from, in ms, as JSON; `at` is one of them */
  times: Generated<string>
  /** another time that the candidate asks for, and why */
  proposed_at: Generated<number | null>
  proposed_text: Generated<string>
}

/** The mail that an interview is tomorrow. */
interface InterviewRemindersTable {
  application_id: number
  /** of the interview that it is about: one that is moved has another */
  at: number
  leased_until: number
  sent_at: number | null
}

/** An employer asks somebody to apply. */
interface InvitationsTable {
  id: Generated<number>
  account_id: string
  job_id: number
  /** im id of who asks */
  from_im: string
  created_at: number
  /** when whoever was asked put it out of sight */
  hidden_at: number | null
}

/** The last time an employer read a resume, or what somebody applied with; resume 0 is a file alone. */
interface ResumeViewsTable {
  account_id: string
  resume_id: number
  company_id: number
  viewed_at: number
  /** how it came to it: something sent, a link that was shared, or the list of candidates */
  how: Generated<'application' | 'link' | 'candidate'>
}

/** A link by which somebody shows a resume; one that is ended is no row any more. */
interface ShareLinksTable {
  id: Generated<number>
  account_id: string
  resume_id: number
  created_at: number
  ends_at: number
  /** how often others than its owner opened it */
  opened: number
}

/** Told to one account by what happens; its text is made when it is read, in the reader's language. */
interface InboxTable {
  id: Generated<number>
  account_id: string
  /** its type, of the contract's NOTICES */
  kind: string
  /** as JSON */
  params: string
  sent_at: number
  read_at: number | null
  /** out of the list; it can be brought back for a while */
  removed_at: Generated<number | null>
}

/** Kinds of notices that somebody does not want. */
interface NoticesOffTable {
  account_id: string
  /** where they would be told, e.g. "here" */
  way: string
  /** of the contract's NOTICE_KINDS */
  kind: string
}

/** What somebody made, by the key of the try that made it: a repeat finds it here. */
interface OnceTable {
  account_id: string
  /** seekers/once.ts */
  thing: string
  key: string
  thing_id: number
  made_at: number
}

export interface SeekerTables {
  favourites: FavouritesTable
  hidden_jobs: HiddenJobsTable
  communicated_jobs: CommunicatedJobsTable
  letters: LettersTable
  saved_searches: SavedSearchesTable
  resumes: ResumesTable
  resume_items: ResumeItemsTable
  candidates: CandidatesTable
  intentions: IntentionsTable
  resume_images: ResumeImagesTable
  review_decisions: ReviewDecisionsTable
  attachments: AttachmentsTable
  applications: ApplicationsTable
  interviews: InterviewsTable
  interview_reminders: InterviewRemindersTable
  invitations: InvitationsTable
  resume_views: ResumeViewsTable
  share_links: ShareLinksTable
  inbox: InboxTable
  notices_off: NoticesOffTable
  once: OnceTable
}
