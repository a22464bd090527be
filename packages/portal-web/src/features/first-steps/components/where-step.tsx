import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_CHOSEN } from '../../../contract/resume'
import { isProvince, nameIn, useConstants } from '../../../http/constants'
import { toggled } from '../../../lib/search'
import { Button } from '../../../ui/button'
import { ChipChoice } from './chip-choice'
import type { QuestionProps } from './question'

/** Shown at first: those with the most jobs. */
const FIRST = 7

/** Where: provinces, each with how many jobs fit there. */
export function WhereStep({ answers: { locationIds }, change, spread }: QuestionProps) {
  const { t } = useTranslation('steps')
  const { locations } = useConstants()
  const [isWhole, setIsWhole] = useState(false)
  const isRemote = (one: number) => locations.find(({ id }) => id === one)?.isRemote === true
  const provinces = locations.filter(({ id }) => isProvince(id)).map(({ id }) => id)
  const [order, setOrder] = useState<readonly number[] | null>(null)
  if (order === null && spread !== undefined && provinces.length > 0) {
    const countOf = (one: number) => spread.byLocation[one] ?? 0
    setOrder(provinces.toSorted((a, b) => countOf(b) - countOf(a)))
  }
  const all = order ?? provinces
  const shown = isWhole
    ? all
    : [...all.slice(0, FIRST), ...all.slice(FIRST).filter((one) => locationIds.includes(one))]
  return (
    <>
      <ul className="chips flow-chips" aria-label={t('where.title')}>
        {shown.map((one) => (
          <ChipChoice
            key={one}
            name={nameIn(locations, one)}
            count={spread && (spread.byLocation[one] ?? 0)}
            isOn={locationIds.includes(one)}
            isFull={locationIds.length >= MAX_CHOSEN}
            onPress={() => change({ locationIds: [...toggled(locationIds, one)] })}
          />
        ))}
      </ul>
      {!isWhole && all.length > FIRST && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {t('where.all', { count: provinces.filter((id) => !isRemote(id)).length })}
        </Button>
      )}
    </>
  )
}
