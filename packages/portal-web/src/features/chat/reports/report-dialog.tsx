import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { REASONS_OF } from '../../../contract/reports'
import { useWhy } from '../../../http/failure'
import { useMessageWords } from '../../../http/reported-messages'
import { isolate } from '../../../lib/isolate'
import { REPORT_TEXT } from '../../../lib/limits'
import type { DialogProps } from '../../../ui/dialog'
import { FetchFailure } from '../../../ui/failure'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { SaidLines } from '../../../ui/said-lines'
import { type About, sendReport, useReportPreview } from './report-api'

interface Props extends DialogProps {
  about: About
  /** Of the person, or of who wrote the message. */
  name: string
}

/** Asks what is wrong with a person or a message, and shows the messages that go along before they do. */
export function ReportDialog({ about, name, opener, onClose }: Props) {
  const { t } = useTranslation('reports')
  const why = useWhy()
  const wordsOf = useMessageWords()
  const { data: messages, isError, cause, refetch } = useReportPreview(about)
  const shown = { name: isolate(name) }
  const gone = t(`gone.${about.kind}`)
  const preview = () => {
    if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
    if (messages === undefined) return <p className="soft">{t('loading')}</p>
    if (messages === null) return <p>{gone}</p>
    if (messages.length === 0) return <p className="soft">{t('noMessages')}</p>
    const lines = messages.map((one) => ({
      ...{ id: one.id, at: one.at, text: wordsOf(one) },
      name: one.isOwn ? t('you') : one.senderName,
      mark: about.kind === 'message' && one.id === about.id ? t('thisOne') : '',
    }))
    return (
      <div className="field">
        <b>{t('messages', { count: lines.length })}</b>
        <SaidLines label={t('messages', { count: lines.length })} lines={lines} />
        <p className="field-help">{t('readBy')}</p>
      </div>
    )
  }
  return (
    <ReasonDialog
      says={{
        title: t(`title.${about.kind}`, shown),
        lead: t('lead', shown),
        legend: t('legend'),
        words: t('words'),
        wordsHelp: t('optional'),
        choose: t('choose'),
        cancel: t('cancel'),
        send: t('send'),
        sending: t('sending'),
      }}
      reasons={REASONS_OF[about.kind].map((one) => ({ id: one, name: t(`reasons.${one}`) }))}
      most={REPORT_TEXT}
      opener={opener}
      onSend={async (reason, text) => {
        if (messages === null) return gone
        // Nothing goes along that was not seen.
        if (messages === undefined) return t('notSeen')
        const ids = messages.map(({ id }) => id)
        const answer = await sendReport(about, reason, text, ids)
        if (answer.kind === 'refused' && answer.code === 'not_found') return gone
        if (answer.kind !== 'ok') return why(answer)
        toast(t('sent'))
        return null
      }}
      onClose={onClose}
    >
      {preview()}
    </ReasonDialog>
  )
}
