import { useTranslation } from 'react-i18next'
import {
  GoOnSaving,
  InProgress,
  InvitationsPanel,
  NextMeeting,
  nextMeetings,
  slotsOf,
  UnfinishedApplication,
  useApplications,
} from '../features/applications'
import { ViewersPanel } from '../features/inbox'
import { JobsForYou } from '../features/jobs'
import { StrengthPanel } from '../features/resumes'
import { AlertsPanel } from '../features/subscriptions'
import { openArea } from '../i18n/i18n'
import { useIsChatOn } from '../lib/chat-switch'
import { partOfDay, showToday } from '../lib/dates'
import { TITLE_ID } from '../lib/focus-title'
import type { Session } from '../lib/session'
import { useDay } from '../lib/use-day'
import { useLater } from '../lib/use-later'
import '../styles/today.css'

async function fetchWaiting() {
  const [{ Waiting }] = await Promise.all([import('../features/chat'), openArea('chat')])
  return Waiting
}

/** The start page of a seeker who is logged in: what to do next, in a fixed order; a part with nothing in it is left out. */
export function Today({ session }: { session: Session }) {
  const { t } = useTranslation('papers')
  const now = useDay()
  const isChatOn = useIsChatOn()
  const { data: applications } = useApplications()
  // The chat is a script of its own; where it does not come the other parts still say what they have.
  const { data: Waiting } = useLater('waiting', isChatOn, fetchWaiting)
  const rows = applications?.rows ?? []
  return (
    <>
      <GoOnSaving />
      <UnfinishedApplication />
      <main className="today" id="content">
        <header className="today-head">
          <h1 id={TITLE_ID} tabIndex={-1}>
            {t(`today.${partOfDay(Date.now())}`, { name: session.name })}
          </h1>
          <span className="soft">{showToday()}</span>
        </header>
        <div className="today-main">
          {nextMeetings(rows, now).map((meeting) => (
            <NextMeeting key={meeting.application.id} {...meeting} />
          ))}
          {isChatOn && Waiting !== undefined && <Waiting imId={session.imId} />}
          <InProgress applications={rows} total={applications?.total ?? 0} />
          <JobsForYou slotsOf={slotsOf} />
        </div>
        <aside className="today-side" aria-label={t('today.side')}>
          <StrengthPanel />
          <ViewersPanel />
          <AlertsPanel />
          <InvitationsPanel />
        </aside>
      </main>
    </>
  )
}
