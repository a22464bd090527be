import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../lib/is-composing'
import type { PayRange } from '../../../lib/search'
import { useTyped } from '../../../lib/use-typed'
import { FieldError } from '../../../ui/failure'
import type { PayStep } from '../api/counts'
import { isInRange, readSum } from '../rules/pay'

interface Props {
  pay: PayRange
  steps: readonly PayStep[]
  onChange: (pay: PayRange) => void
  /** What is typed while it is turned round, and nothing asked; null: it is not. */
  wrong: PayRange | null
  onWrong: (typed: PayRange | null) => void
  /** Enter was pressed, and the range is one. */
  onEnter: () => void
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
  isWrong,
  onSum,
  onEnter,
}: {
  label: string
  sum: number | null
  isWrong: boolean
  onSum: (sum: number | null) => void
  /** With what is typed now. */
  onEnter: (sum: number | null) => void
}) {
  const id = useId()
  const typed = useTyped(sum === null ? '' : String(sum), (text) => onSum(readSum(text)))
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong}
        {...typed.input}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          onEnter(readSum(typed.now()))
        }}
      />
    </div>
  )
}

/** Pay a month from one sum to another. */
export function PayFilter({ pay, steps, onChange, wrong, onWrong, onEnter }: Props) {
  const { t } = useTranslation('jobs')
  const id = useId()
  const isWrong = wrong !== null
  const typed = wrong ?? pay
  const change = (next: PayRange): boolean => {
    const isTurned = next.min !== null && next.max !== null && next.min > next.max
    onWrong(isTurned ? next : null)
    if (!isTurned) onChange(next)
    return !isTurned
  }
  const enter = (next: PayRange) => {
    if (change(next)) onEnter()
  }
  return (
    <fieldset className="pay-filter" aria-describedby={id}>
      <legend>{t('filters.payUnit')}</legend>
      <Spread pay={pay} steps={steps} />
      <div className="pay-sums">
        <Sum
          label={t('filters.payFrom')}
          sum={typed.min}
          isWrong={isWrong}
          onSum={(min) => change({ ...typed, min })}
          onEnter={(min) => enter({ ...typed, min })}
        />
        <Sum
          label={t('filters.payTo')}
          sum={typed.max}
          isWrong={isWrong}
          onSum={(max) => change({ ...typed, max })}
          onEnter={(max) => enter({ ...typed, max })}
        />
      </div>
      <p id={id} className="field-help">
        {t('filters.payHint')}
      </p>
      <div role="alert">{isWrong && <FieldError>{t('filters.payWrong')}</FieldError>}</div>
    </fieldset>
  )
}
