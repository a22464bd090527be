// What a person asks of the server about what a conversation is about. Any tab may ask, the tab that leads calls the server,
// nothing is queued.

import type { ConversationKey } from './ids.js'

/** What two people talk about, e.g. `{ jobId: "12", jobTitle: "Cook", resumeId: "7" }`. */
export interface TalkJob {
  readonly jobId: string
  /** The name of its position. */
  readonly jobTitle: string
  /** The resume that was sent for it. */
  readonly resumeId?: string
}

/** One command about what a talk is about; plain data, so that a tab may ask another one. */
export type TalkAsk = { readonly about: 'talk'; readonly key: ConversationKey } & (
  | { readonly type: 'set-job'; readonly job: TalkJob; readonly isForced?: boolean }
  | { readonly type: 'set-interview'; readonly interviewId: string }
)
