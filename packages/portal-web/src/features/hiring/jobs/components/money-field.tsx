import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field'
import { readDollars } from '../rules/dollars'

interface Props {
  name: string
  label: string
  placeholder?: string
  error?: string | undefined
  cents: number | null
  onChange: (cents: number | null) => void
}

const show = (cents: number | null): string => (cents === null ? '' : String(cents / 100))

/** A sum in US dollars. What is none stays as it was typed, and that is said. */
export function MoneyField({ name, label, placeholder, error, cents, onChange }: Props) {
  const { t } = useTranslation('posting')
  /** null: nobody types here. */
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readDollars(typed) === undefined
  return (
    <Field
      name={name}
      label={label}
      placeholder={placeholder}
      error={isWrong ? t('facts.payWrong') : error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      before={<span className="posting-dollar" aria-hidden="true" />}
      value={typed ?? show(cents)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const sum = readDollars(currentTarget.value)
        if (sum !== undefined) onChange(sum)
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}
