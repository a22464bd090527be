// features/hiring is what employers do at the desk, each part in a folder of its own.
//
//   company/   the page of the company, its papers, and who acts for it
//   jobs/      the jobs of the company, and the form in which one is written (a door of its own: jobs/index.ts)
//   board/     api > Board > Column, CardList > Card;   Drawer > ResumeTab, NotesTab, HistoryTab, OfferForm;   Meetings
//
// Absent: the chat. Screens hand it in.

export { FOLLOWED, openTalk, useOpenJobs, useToAnswerCount } from './board/api'
export { Board } from './board/board'
export { Meetings } from './board/meetings'
export { useInvitation } from './company/api/team'
export { CompanyEditor } from './company/components/company-editor'
export { TeamPage } from './company/components/team-page'
export { useBegin } from './jobs/components/use-begin'
