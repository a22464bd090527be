// features/applications is what a seeker does about jobs and companies (save, apply), and what becomes of it (records,
// interviews).
//
//   screens of jobs and companies > slotsOf, ChooseSeveral, SaveButton, ApplyButton, BatchBar > ApplyDialog > ApplyForm, ApplyResults
//   api/states   what is saved and applied for, one call for all that is on the screen
//   Saved        what is kept                  Records > Invitations, lists; ApplicationPage > Timeline, InterviewCard
//
// Absent: rows of jobs and companies. Their own features draw them, and screens hand them in.

export { useApplication, useApplications } from './api/applications'
export { ApplicationGlance } from './components/application-glance'
export { ApplicationPage } from './components/application-page'
export { ApplyButton } from './components/apply-button'
export { BatchBar } from './components/batch-bar'
export { ChooseSeveral } from './components/choose-several'
export { GoOnSaving } from './components/go-on-saving'
export { InProgress } from './components/in-progress'
export { InvitationGlance } from './components/invitation-glance'
export { InvitationsPanel } from './components/invitations-panel'
export { JobMenu } from './components/job-menu'
export { slotsOf, useListSlots } from './components/job-slots'
export { NextMeeting } from './components/next-meeting'
export { Records } from './components/records'
export { ReportButton } from './components/report-button'
export { SaveButton, SaveMark } from './components/save-button'
export { Saved } from './components/saved'
export { SavedPanel } from './components/saved-panel'
export { UnfinishedApplication } from './components/unfinished-application'
export { nextMeetings } from './rules/going-on'
