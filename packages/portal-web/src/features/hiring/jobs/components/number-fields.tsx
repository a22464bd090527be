import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HIRELINGS_MAX } from '../../../../contract/posting'
import { Field } from '../../../../ui/field'
import { readCount } from '../rules/count'
import { readDollars } from '../rules/dollars'

interface NumberProps<Value> {
  name: string
  label: string
  placeholder?: string
  error?: string | undefined
  before?: ReactNode
  inputMode: 'decimal' | 'numeric'
  /** What it holds, as somebody would type it. */
  shown: string
  /** undefined: it is none. */
  read: (typed: string) => Value | undefined
  /** What is said then. */
  wrong: string
  onChange: (value: Value) => void
}

/** What is no such number stays as it was typed, and that is said. */
function NumberField<Value>({ error, shown, read, wrong, onChange, ...input }: NumberProps<Value>) {
  /** null: nobody types here. */
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <Field
      {...input}
      error={isWrong ? wrong : error}
      autoComplete="off"
      maxLength={12}
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const value = read(currentTarget.value)
        if (value !== undefined) onChange(value)
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}

type Shared = Pick<NumberProps<never>, 'name' | 'label' | 'placeholder' | 'error'>

interface MoneyProps extends Shared {
  cents: number | null
  onChange: (cents: number | null) => void
}

/** A sum in US dollars. */
export function MoneyField({ cents, ...rest }: MoneyProps) {
  const { t } = useTranslation('posting')
  return (
    <NumberField
      {...rest}
      inputMode="decimal"
      before={<span className="posting-dollar" aria-hidden="true" />}
      shown={cents === null ? '' : String(cents / 100)}
      read={readDollars}
      wrong={t('facts.payWrong')}
    />
  )
}

interface CountProps extends Shared {
  count: number
  onChange: (count: number) => void
}

/** How many people. */
export function CountField({ count, ...rest }: CountProps) {
  const { t } = useTranslation('posting')
  return (
    <NumberField
      {...rest}
      inputMode="numeric"
      shown={String(count)}
      read={readCount}
      wrong={t('facts.hirelingsWrong', { most: HIRELINGS_MAX })}
    />
  )
}
