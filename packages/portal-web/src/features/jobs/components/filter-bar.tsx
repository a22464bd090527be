import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConstants, useConstantsAgain } from '../../../http/constants'
import { type FilterChoices, groupsOf } from '../../../http/filters'
import { passFocus } from '../../../lib/focus-title'
import { useIsPhone } from '../../../lib/page-state'
import { type Search, withIds, withoutFilters, withPay } from '../../../lib/search'
import type { ChangeSearch } from '../../../lib/use-search'
import { Button } from '../../../ui/button'
import { ChoiceList } from '../../../ui/choice-list'
import { FetchFailure } from '../../../ui/failure'
import { FilterPane } from '../../../ui/filter-pane'
import { ChipPopover } from '../../../ui/popover'
import { FilterIcon } from '../../../ui/screen-icons'
import { type Counts, countOf } from '../api/counts'
import { JOB_FILTERS, type JobFilter } from '../api/jobs'
import { payName } from '../rules/pay'
import { PayFilter } from './pay-filter'
import { SortChoice } from './sort-choice'

interface Props {
  search: Search<JobFilter>
  change: ChangeSearch<JobFilter>
  counts: Counts | undefined
  /** What closes a filter, e.g. "Show 12 jobs". */
  show: string
}

/** The filters with a chip of their own behind place and pay, in the order of their use; the others are among all filters. */
const CHIPS: readonly JobFilter[] = ['category', 'term', 'experience', 'publishDate']

/** e.g. "Siem Reap +1", or what the filter is called where nothing of it is chosen. */
function ChosenName({ group: { label, chosen, choices } }: { group: FilterChoices<JobFilter> }) {
  const { t } = useTranslation('jobs')
  const first = choices.find(({ id }) => chosen.includes(id))?.name
  if (chosen.length === 0) return label
  if (first === undefined) return `${label} ${t('filters.count', { count: chosen.length })}`
  return chosen.length === 1 ? first : t('filters.chosenOf', { name: first, count: chosen.length - 1 })
}

/** Chips that open what a search can be narrowed down to; in one line, which is scrolled where it is longer. */
export function FilterBar({ search, change, counts, show }: Props) {
  const { t } = useTranslation('jobs')
  const constants = useConstants()
  const failed = useConstantsAgain()
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<JobFilter | 'pay' | null>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { ids, pay } = search
  const groups = groupsOf(JOB_FILTERS, ids, constants, t).map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      count: counts && countOf(counts, group.name, choice.id),
    })),
  }))
  const payText = payName(pay, t)
  const chosen = groups.flatMap((group) => group.chosen).length + (payText === '' ? 0 : 1)
  const changePay = (next: typeof pay) => change(withPay(search, next))
  const opener = (name: JobFilter | 'pay') => (isOpen: boolean) => setOpen(isOpen ? name : null)

  const chip = (group: (typeof groups)[number]) => (
    <ChipPopover
      key={group.name}
      name={group.label}
      label={<ChosenName group={group} />}
      isOn={group.chosen.length > 0}
      isOpen={open === group.name}
      onOpen={opener(group.name)}
    >
      {(close) => (
        <>
          <h2 id={`${id}-${group.name}`}>{group.label}</h2>
          {failed === undefined ? (
            <ChoiceList
              name={group.name}
              labelledBy={`${id}-${group.name}`}
              choices={group.choices}
              chosen={group.chosen}
              isSingle={group.isSingle}
              onChange={(next) => change(withIds(search, group.name, next))}
            />
          ) : (
            <FetchFailure {...failed} />
          )}
          <div className="pop-end">
            <Button
              kind="quiet"
              isBusy={group.chosen.length === 0}
              onClick={() => change(withIds(search, group.name, []))}
            >
              {t('filters.reset')}
            </Button>
            <Button onClick={close}>{show}</Button>
          </div>
        </>
      )}
    </ChipPopover>
  )
  const chipOf = (name: JobFilter) => groups.filter((group) => group.name === name).map(chip)

  return (
    <section className="filter-bar" aria-label={t('filters.title')}>
      {isPhone && <SortChoice search={search} change={change} />}
      {chipOf('location')}
      <ChipPopover
        name={t('filters.pay')}
        label={payText || t('filters.pay')}
        isOn={payText !== ''}
        isOpen={open === 'pay'}
        onOpen={opener('pay')}
      >
        {(close) => (
          <>
            <h2>{t('filters.pay')}</h2>
            <PayFilter pay={pay} steps={counts?.pay ?? []} onChange={changePay} />
            <div className="pop-end">
              <Button
                kind="quiet"
                isBusy={payText === ''}
                onClick={() => changePay({ min: null, max: null })}
              >
                {t('filters.reset')}
              </Button>
              <Button onClick={close}>{show}</Button>
            </div>
          </>
        )}
      </ChipPopover>
      {CHIPS.map(chipOf)}
      <button type="button" className="chip" onClick={() => sheet.current?.showModal()}>
        <FilterIcon />
        {t('filters.all')}
        {chosen > 0 && <span className="filter-count">{t('filters.count', { count: chosen })}</span>}
      </button>
      {chosen > 0 && (
        <button
          ref={passFocus}
          type="button"
          className="chip chip-clear"
          onClick={() => change(withoutFilters(search))}
        >
          {t('filters.clear')}
        </button>
      )}
      <dialog ref={sheet} className="dialog filter-sheet" aria-label={t('filters.all')}>
        <h2>{t('filters.all')}</h2>
        <div>
          <PayFilter pay={pay} steps={counts?.pay ?? []} onChange={changePay} />
          <FilterPane
            groups={groups}
            onChange={(name, next) => change(withIds(search, name, next))}
            failed={failed}
          />
        </div>
        <Button onClick={() => sheet.current?.close()}>{show}</Button>
      </dialog>
    </section>
  )
}
