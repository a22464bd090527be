import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameIn, useConstants, useConstantsAgain } from '../../../http/constants'
import { SEARCH } from '../../../lib/limits'
import { toggled } from '../../../lib/search'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { SearchField } from '../../../ui/search-input'
import { MAX_TRADES } from '../rules/answers'
import { ChipChoice } from './chip-choice'
import { FunctionIcon } from './function-icon'
import type { QuestionProps } from './question'

/** Shown at first: those with the most jobs. */
const FIRST = 8

/** What work: a function, or words of one's own, and up to three trades of it. */
export function WorkStep({ answers, change, spread }: QuestionProps) {
  const { t } = useTranslation('steps')
  const { categories, trades } = useConstants()
  const failed = useConstantsAgain()
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  const { categoryIds, tradeIds, keyword } = answers
  /** The order in which they stood at first: a choice moves nothing. */
  const [order, setOrder] = useState<readonly number[] | null>(null)
  if (order === null && spread !== undefined && categories.length > 0) {
    const countOf = (one: number) => spread.byCategory[one] ?? 0
    setOrder(categories.map((one) => one.id).sort((a, b) => countOf(b) - countOf(a)))
  }
  const all = order ?? categories.map((one) => one.id)
  const shown = isWhole
    ? all
    : [...all.slice(0, FIRST), ...all.slice(FIRST).filter((one) => categoryIds.includes(one))]
  const offered = trades.filter((trade) => trade.categoryIds.some((one) => categoryIds.includes(one)))

  function choose(category: number) {
    const next = toggled(categoryIds, category)
    const left = trades.filter((trade) => trade.categoryIds.some((one) => next.includes(one)))
    change({
      categoryIds: [...next],
      tradeIds: tradeIds.filter((one) => left.some((trade) => trade.id === one)),
    })
  }
  if (failed !== undefined) return <FetchFailure {...failed} />
  return (
    <>
      <SearchField
        label={t('work.words')}
        value={keyword}
        maxLength={SEARCH.text}
        onChange={({ target }) => change({ keyword: target.value })}
      />
      <ul className="flow-tiles" aria-label={t('work.functions')}>
        {shown.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="flow-tile"
              aria-pressed={categoryIds.includes(one)}
              onClick={() => choose(one)}
            >
              <FunctionIcon id={one} />
              <span>{nameIn(categories, one)}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && all.length > FIRST && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {t('work.more')}
        </Button>
      )}
      {offered.length > 0 && (
        <div>
          <h2 id={id} className="flow-label">
            {t('work.exactly')}
          </h2>
          <ul className="chips" aria-labelledby={id}>
            {offered.map((trade) => (
              <ChipChoice
                key={trade.id}
                name={nameIn(trades, trade.id)}
                isOn={tradeIds.includes(trade.id)}
                isFull={tradeIds.length >= MAX_TRADES}
                onPress={() => change({ tradeIds: [...toggled(tradeIds, trade.id)] })}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
