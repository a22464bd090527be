import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field'
import { typedAmount } from './amount'

interface Props {
  label: string
  value: string
  error: string | undefined
  help?: string
  onChange: (text: string) => void
}

/** An amount in dollars; a third decimal is not taken. It says that no money is real. */
export function AmountField({ label, value, error, help, onChange }: Props) {
  const { t } = useTranslation('wallet')
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
        onChange={({ target }) => {
          const typed = typedAmount(target.value)
          if (typed !== null) onChange(typed)
        }}
      />
      {error !== undefined && <p className="soft">{help ?? t('demo')}</p>}
    </div>
  )
}
