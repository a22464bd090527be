import { useTranslation } from 'react-i18next'
import { toClock } from '../../../lib/meeting'
import { Field } from '../../../ui/field'

interface Props {
  label: string
  value: string
  error?: string | undefined
  /** It says whose clocks it goes by. */
  isHelped?: boolean
  onChange: (value: string) => void
}

/** Day and hour of a meeting, by the clocks of Cambodia. */
export function TimeField({ label, value, error, isHelped = true, onChange }: Props) {
  const { t } = useTranslation('hiring')
  return (
    <Field
      label={label}
      type="datetime-local"
      value={value}
      error={error}
      {...(isHelped && { help: t('offer.help') })}
      min={toClock(Date.now())}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
