import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'

interface Props {
  /** Why it was not done; null = nothing is wrong. */
  failure: Parameters<typeof FormFailure>[0]['text']
  isBusy: boolean
  /** What the button that does it says. */
  label: string
  onCancel: () => void
}

/** How a form about a group ends: what went wrong, the way out, and what does it. */
export function FormEnd({ failure, isBusy, label, onCancel }: Props) {
  const { t } = useTranslation('groups')
  return (
    <div className="group-form-end">
      <FormFailure text={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {label}
        </Button>
      </div>
    </div>
  )
}
