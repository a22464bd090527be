import { useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { answerInterview, cancelInterview } from '../../../http/application'
import { CancelDialog } from './cancel-dialog'
import { JobDialog } from './job-dialog'
import { MoveDialog, OfferDialog } from './offer-dialog'
import { ProposeDialog } from './propose-dialog'
import { askForResume, talkAbout } from './send-cards'
import { SendResumeDialog } from './send-resume-dialog'
import type { Asked, Table } from './table'

interface Props {
  table: Table
  asked: Asked
  onClose: () => void
}

/** What a card or the menu asked for, over the conversation. */
export function HiringDialog({ table, asked, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const engine = useImEngine()
  const { conversation, jobId } = table
  switch (asked.kind) {
    case 'ask':
    case 'change': {
      const send = asked.kind === 'ask' ? askForResume : talkAbout
      return (
        <JobDialog
          title={t(`menu.${asked.kind}`)}
          jobId={jobId}
          send={(job) => send(engine, conversation, job)}
          onClose={onClose}
        />
      )
    }
    case 'offer':
      return <OfferDialog table={table} onClose={onClose} />
    case 'move':
      return <MoveDialog table={table} application={asked.application} onClose={onClose} />
    case 'send':
      return <SendResumeDialog table={table} job={asked.job} onClose={onClose} />
    case 'propose':
      return <ProposeDialog applicationId={asked.id} interview={asked.interview} onClose={onClose} />
    case 'cancel':
      return (
        <CancelDialog
          id={asked.id}
          lead={t('interview.cancelLead')}
          cancel={() => answerInterview(asked.id, asked.interview, 'cancelled')}
          onClose={onClose}
        />
      )
    case 'callOff':
      return (
        <CancelDialog
          id={asked.id}
          lead={t('interview.callOffLead')}
          cancel={() => cancelInterview(asked.id)}
          onClose={onClose}
        />
      )
  }
}
