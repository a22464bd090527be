import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { useApplicationAnswered } from '../../../http/use-application'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { faultOf } from './send-cards'
import { useFaultWords } from './use-press'

interface Props {
  id: number
  /** Who is told, and what cannot be done afterwards. */
  lead: string
  cancel: () => Promise<Answer>
  onClose: () => void
}

/** Either side calls an interview off, which cannot be taken back. */
export function CancelDialog({ id, lead, cancel, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const answered = useApplicationAnswered()
  const inWords = useFaultWords()
  return (
    <ConfirmDialog
      title={t('interview.cancelTitle')}
      lead={lead}
      keep={t('interview.keepIt')}
      label={t('interview.cancelIt')}
      act={async () => {
        const given = await cancel()
        await answered(id, given)
        const fault = faultOf(given)
        return fault === null ? null : inWords(fault)
      }}
      onClose={onClose}
    />
  )
}
