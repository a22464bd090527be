import { PIN_DIGITS } from '../../../contract/wallet'
import { Field } from '../../../ui/field'
import { typedDigits } from './amount'

interface Props {
  label: string
  value: string
  error: string | undefined
  help?: string
  onChange: (pin: string) => void
}

/** Six digits that nobody reads over a shoulder, and no browser keeps. */
export function PinField({ label, value, error, help, onChange }: Props) {
  return (
    <div className="wallet-pin">
      <Field
        label={label}
        value={value}
        error={error}
        {...(help === undefined ? {} : { help })}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_DIGITS}
        onChange={({ target }) => onChange(typedDigits(target.value).slice(0, PIN_DIGITS))}
      />
    </div>
  )
}
