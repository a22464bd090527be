import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { nameIn, useConstants } from '../../../http/constants'
import { showMoney } from '../../../lib/money'
import { toggled } from '../../../lib/search'
import { NO_ANSWERS } from '../rules/answers'
import { PAY, usualPay } from '../rules/pay'
import { ChipChoice } from './chip-choice'
import type { QuestionProps } from './question'

const dollars = (sum: number): string => showMoney(sum * 100)

/** For what pay, with how the pay of these jobs is spread, and how much of the week. */
export function PayStep({ answers: { payFrom, termIds }, change, spread }: QuestionProps) {
  const { t } = useTranslation('steps')
  const { terms } = useConstants()
  const id = useId()
  const steps = (spread?.pay ?? []).filter(({ from }) => from >= PAY.least && from < PAY.most)
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const usual = usualPay(spread?.pay ?? [])
  const text = payFrom === NO_ANSWERS.payFrom ? t('pay.any') : t('pay.from', { from: dollars(payFrom) })
  return (
    <>
      <div className="flow-card">
        <p className="flow-pay">
          <label htmlFor={id}>{text}</label>
          {payFrom > 0 && <small> {t('pay.month')}</small>}
        </p>
        <div className="flow-hist" aria-hidden="true">
          {steps.map(({ from, count }) => (
            <i
              key={from}
              data-on={from + 100 > payFrom || undefined}
              style={{ blockSize: `${Math.max(4, Math.round((count / most) * 100))}%` }}
            />
          ))}
        </div>
        <input
          id={id}
          className="flow-slide"
          type="range"
          min={PAY.least - PAY.step}
          max={PAY.most}
          step={PAY.step}
          value={payFrom === 0 ? PAY.least - PAY.step : payFrom}
          aria-valuetext={text}
          onChange={({ target }) => {
            const sum = Number(target.value)
            change({ payFrom: sum < PAY.least ? 0 : sum })
          }}
        />
        <p className="flow-scale" aria-hidden="true">
          <span>{t('pay.any')}</span>
          <span>{dollars(PAY.most)}</span>
        </p>
      </div>
      {usual !== null && (
        <p className="flow-note">{t('pay.usual', { from: dollars(usual.from), to: dollars(usual.to) })}</p>
      )}
      <div>
        <h2 id={`${id}-terms`} className="flow-label">
          {t('pay.terms')}
        </h2>
        <ul className="chips" aria-labelledby={`${id}-terms`}>
          {terms.map((term) => (
            <ChipChoice
              key={term.id}
              name={nameIn(terms, term.id)}
              count={spread && (spread.byTerm[term.id] ?? 0)}
              isOn={termIds.includes(term.id)}
              onPress={() => change({ termIds: [...toggled(termIds, term.id)] })}
            />
          ))}
        </ul>
      </div>
    </>
  )
}
