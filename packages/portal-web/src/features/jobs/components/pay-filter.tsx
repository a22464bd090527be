import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayRange } from '../../../lib/search'
import { useTyped } from '../../../lib/use-typed'
import { FieldError } from '../../../ui/failure'
import type { PayStep } from '../api/counts'
import { isInRange, readSum } from '../rules/pay'

interface Props {
  pay: PayRange
  steps: readonly PayStep[]
  onChange: (pay: PayRange) => void
}

/** How many jobs pay how much; what is in the range stands out. */
function Spread({ pay, steps }: Pick<Props, 'pay' | 'steps'>) {
  const { t } = useTranslation('jobs')
  const most = Math.max(1, ...steps.map(({ count }) => count))
  if (steps.length === 0) return <div className="pay-spread" aria-hidden="true" />
  return (
    <div className="pay-spread" role="img" aria-label={t('filters.paySpread')}>
      {steps.map((step) => (
        <i
          key={step.from}
          data-on={isInRange(step, pay) || undefined}
          style={{ blockSize: `${Math.max(step.count > 0 ? 6 : 2, (100 * step.count) / most)}%` }}
        />
      ))}
    </div>
  )
}

/** A sum of money, e.g. "350"; "" where there is no limit. */
function Sum({
  label,
  sum,
  onSum,
}: {
  label: string
  sum: number | null
  onSum: (sum: number | null) => void
}) {
  const id = useId()
  const typed = useTyped(sum === null ? '' : String(sum), (text) => onSum(readSum(text)))
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" inputMode="numeric" autoComplete="off" maxLength={12} {...typed.input} />
    </div>
  )
}

/** Pay a month from one sum to another. */
export function PayFilter({ pay, steps, onChange }: Props) {
  const { t } = useTranslation('jobs')
  const id = useId()
  const [isWrong, setIsWrong] = useState(false)
  const change = (next: PayRange) => {
    const isTurned = next.min !== null && next.max !== null && next.min > next.max
    setIsWrong(isTurned)
    if (!isTurned) onChange(next)
  }
  return (
    <fieldset className="pay-filter" aria-describedby={id}>
      <legend>{t('filters.payUnit')}</legend>
      <Spread pay={pay} steps={steps} />
      <div className="pay-sums">
        <Sum label={t('filters.payFrom')} sum={pay.min} onSum={(min) => change({ ...pay, min })} />
        <Sum label={t('filters.payTo')} sum={pay.max} onSum={(max) => change({ ...pay, max })} />
      </div>
      <p id={id} className="field-help">
        {t('filters.payHint')}
      </p>
      <div role="alert">{isWrong && <FieldError>{t('filters.payWrong')}</FieldError>}</div>
    </fieldset>
  )
}
