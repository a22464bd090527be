import { useTranslation } from 'react-i18next'
import { answerInterview, type Interview } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { faultOf } from './send-cards'
import { useFaultWords } from './use-press'

interface Props {
  id: number
  interview: Interview
  onClose: () => void
}

/** The seeker calls an interview off, which cannot be taken back. */
export function CancelDialog({ id, interview, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const answered = useApplicationAnswered()
  const inWords = useFaultWords()
  return (
    <ConfirmDialog
      title={t('interview.cancelTitle')}
      lead={t('interview.cancelLead')}
      keep={t('interview.keepIt')}
      label={t('interview.cancelIt')}
      act={async () => {
        const given = await answerInterview(id, interview, 'cancelled')
        await answered(id, given)
        const fault = faultOf(given)
        return fault === null ? null : inWords(fault)
      }}
      onClose={onClose}
    />
  )
}
