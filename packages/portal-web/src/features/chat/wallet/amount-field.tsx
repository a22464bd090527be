import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field'
import { readAmount, toAscii } from './amount'

interface Props {
  label: string
  value: string
  error: string | undefined
  help?: string
  onChange: (text: string) => void
}

/** An amount in dollars; what is none stays as it was typed, and is told. It says that no money is real. */
export function AmountField({ label, value, error: fault, help, onChange }: Props) {
  const { t } = useTranslation('wallet')
  const error = readAmount(value) === null ? t('form.notAmount') : fault
  return (
    <div className="wallet-amount">
      <Field
        label={label}
        value={value}
        error={error}
        help={help ?? t('demo')}
        before={<span aria-hidden="true">{'$'}</span>}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        onChange={({ target }) => onChange(toAscii(target.value))}
      />
      {error !== undefined && <p className="soft">{help ?? t('demo')}</p>}
    </div>
  )
}
