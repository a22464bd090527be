import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { REASONS_OF } from '../../../contract/reports'
import { useWhy } from '../../../http/failure'
import { REPORT_TEXT } from '../../../lib/limits'
import type { DialogProps } from '../../../ui/dialog'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { report } from '../api/report'
import type { Kind } from '../api/states'

interface Props extends DialogProps {
  kind: Kind
  id: number
}

/** Asks what is wrong with a job or a company. */
export function ReportDialog({ kind, id, opener, onClose }: Props) {
  const { t } = useTranslation('applications')
  const why = useWhy()
  return (
    <ReasonDialog
      says={{
        title: t(`report.${kind}`),
        lead: t('report.lead'),
        legend: t('report.reason'),
        words: t('report.text'),
        wordsHelp: t('report.optional'),
        choose: t('report.choose'),
        cancel: t('report.cancel'),
        send: t('report.send'),
        sending: t('report.sending'),
      }}
      reasons={REASONS_OF.job.map((one) => ({ id: one, name: t(`report.${one}`) }))}
      most={REPORT_TEXT}
      opener={opener}
      onSend={async (reason, text) => {
        const answer = await report(kind, id, reason, text)
        if (answer.kind !== 'ok') return why(answer)
        toast(t('report.sent'))
        return null
      }}
      onClose={onClose}
    />
  )
}
