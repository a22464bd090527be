import { type ConversationKey, isGroupKey, peerOf } from '@sarika/im-engine'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLater } from '../../../lib/use-later'
import { useOpened } from '../components/use-opened'
import { type Asked, type Table, TableProvider } from './table'

const loadDialogs = async () => (await import('./dialogs')).HiringDialog
const loadPane = async () => (await import('./resume-pane')).ResumePane

interface Props {
  conversation: ConversationKey
  jobId: string
  jobTitle: string
  /** Something else stands beside the conversation. */
  isSideTaken: boolean
  /** Makes room beside it. */
  onSide: () => void
  children: ReactNode
}

/** What stands around a conversation of two: the dialogs of a hiring, and what somebody applied with. */
export function HiringTable({ conversation, jobId, jobTitle, isSideTaken, onSide, children }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [resumeOf, setResumeOf] = useState(0)
  const close = useCallback(() => setAsked(null), [])
  const Dialog = useOpened('hiring-dialogs', asked !== null, loadDialogs, close)
  const { data: ResumePane } = useLater('hiring-resume', resumeOf > 0, loadPane)
  const table = useMemo<Table | null>(
    () =>
      isGroupKey(conversation)
        ? null
        : {
            conversation,
            peer: peerOf(conversation),
            jobId,
            jobTitle,
            open: setAsked,
            openResume: (applicationId) => {
              onSide()
              setResumeOf(applicationId)
            },
          },
    [conversation, jobId, jobTitle, onSide],
  )
  // What is opened beside it later takes its place for good.
  if (isSideTaken && resumeOf > 0) setResumeOf(0)
  return (
    <TableProvider value={table}>
      {children}
      {table !== null && asked !== null && Dialog !== undefined && (
        <Dialog table={table} asked={asked} onClose={close} />
      )}
      {resumeOf > 0 && ResumePane !== undefined && (
        <ResumePane key={resumeOf} applicationId={resumeOf} onClose={() => setResumeOf(0)} />
      )}
    </TableProvider>
  )
}
