import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAY_MAX_CENTS } from '../../../../contract/posting'
import { readTyped } from '../../../../contract/typed'
import { Field } from '../../../../ui/field'

interface Props {
  name: string
  label: string
  placeholder?: string
  error?: string | undefined
  cents: number | null
  onChange: (cents: number | null) => void
}

const show = (cents: number | null): string => (cents === null ? '' : String(cents / 100))

/** Dollars as they are typed, in any digits, e.g. "$1,200" or "12.50"; null: nothing; undefined: no sum. */
export function readDollars(typed: string): number | null | undefined {
  const text = readTyped(typed).replace(/[$,\s]/g, '')
  if (text === '') return null
  const cents = /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents > 0 && cents <= PAY_MAX_CENTS ? cents : undefined
}

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
