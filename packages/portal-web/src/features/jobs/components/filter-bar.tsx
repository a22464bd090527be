import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName, useConstants, useConstantsAgain } from '../../../http/constants'
import { type FilterChoices, groupsOf } from '../../../http/filters'
import { getLanguage } from '../../../i18n/i18n'
import { passFocus } from '../../../lib/focus-title'
import { useIsPhone } from '../../../lib/page-state'
import { type PayRange, type Search, withIds, withoutFilters, withPay } from '../../../lib/search'
import type { ChangeSearch } from '../../../lib/use-search'
import { Button } from '../../../ui/button'
import { ChoiceList } from '../../../ui/choice-list'
import { FetchFailure } from '../../../ui/failure'
import { FilterPane } from '../../../ui/filter-pane'
import { ChipPopover } from '../../../ui/popover'
import { FilterIcon } from '../../../ui/screen-icons'
import { Sheet, useSheet } from '../../../ui/sheet'
import { type Counts, countOf } from '../api/counts'
import { JOB_FILTERS, type JobFilter } from '../api/jobs'
import { NO_EXPERIENCE } from '../rules/facts'
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
function ChosenName({ group: { name, label, chosen, choices } }: { group: FilterChoices<JobFilter> }) {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  const [id] = chosen
  if (id === undefined) return label
  // A district is chosen by its name, in the field.
  const listed = choices.find((choice) => chosen.includes(choice.id))?.name ?? ''
  const first = listed || (name === 'location' ? placeName(locations, id) : '')
  if (first === '') return `${label} ${t('filters.count', { count: chosen.length })}`
  return chosen.length === 1 ? first : t('filters.chosenOf', { name: first, count: chosen.length - 1 })
}

/** Chips that open what a search can be narrowed down to; in one line, which is scrolled where it is longer. */
export function FilterBar({ search, change, counts, show }: Props) {
  const { t } = useTranslation('jobs')
  const constants = useConstants()
  const failed = useConstantsAgain()
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<JobFilter | 'pay' | null>(null)
  const sheet = useSheet('filters')
  const [typed, setTyped] = useState<{ pay: PayRange; beside: PayRange } | null>(null)
  const id = useId()
  const { ids, pay } = search
  // Another range, e.g. by Back, takes the place of what was typed.
  const wrongPay = typed?.beside === pay ? typed.pay : null
  const onWrong = (wrong: PayRange | null) => setTyped(wrong && { pay: wrong, beside: pay })
  // Trades are chosen in the first steps and by words; those that an address names are shown to take them off.
  const names = JOB_FILTERS.filter((name) => name !== 'trade' || ids.trade.length > 0)
  const groups = groupsOf(names, ids, constants, t).map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      // "None" alone says nothing.
      name: group.name === 'experience' && choice.id === NO_EXPERIENCE ? t('card.noExperience') : choice.name,
      count: counts && countOf(counts, group.name, choice.id),
    })),
  }))
  const payText = payName(pay, t)
  const chosen =
    groups.flatMap((group) => group.chosen).length +
    (payText === '' ? 0 : 1) +
    (search.language === null ? 0 : 1)
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
            <PayFilter
              pay={pay}
              steps={counts?.pay ?? []}
              onChange={changePay}
              wrong={wrongPay}
              onWrong={onWrong}
              onEnter={close}
            />
            <div className="pop-end">
              <Button
                kind="quiet"
                isBusy={payText === ''}
                onClick={() => changePay({ min: null, max: null })}
              >
                {t('filters.reset')}
              </Button>
              <Button isBusy={wrongPay !== null} onClick={close}>
                {show}
              </Button>
            </div>
          </>
        )}
      </ChipPopover>
      <button
        type="button"
        className="chip"
        aria-pressed={search.language !== null}
        data-on={search.language !== null || undefined}
        onClick={() =>
          change({ ...search, page: 1, language: search.language === null ? getLanguage() : null })
        }
      >
        {search.language === null || search.language === getLanguage()
          ? t('filters.written')
          : t(`tongue.names.${search.language}`)}
      </button>
      {CHIPS.map(chipOf)}
      <button type="button" className="chip" onClick={sheet.open}>
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
      <Sheet
        sheet={sheet}
        className="dialog filter-sheet"
        label={t('filters.all')}
        closeLabel={t('filters.close')}
        head={<h2>{t('filters.all')}</h2>}
      >
        {sheet.isOpen && (
          <div>
            <PayFilter
              pay={pay}
              steps={counts?.pay ?? []}
              onChange={changePay}
              wrong={wrongPay}
              onWrong={onWrong}
              onEnter={sheet.close}
            />
            <FilterPane
              // Pay has its own range; bands of it stand in addresses of before.
              groups={groups.filter((group) => group.name !== 'salary' || group.chosen.length > 0)}
              onChange={(name, next) => change(withIds(search, name, next))}
              failed={failed}
            />
          </div>
        )}
        <div className="pop-end">
          <Button kind="quiet" isBusy={chosen === 0} onClick={() => change(withoutFilters(search))}>
            {t('filters.clear')}
          </Button>
          <Button isBusy={wrongPay !== null} onClick={sheet.close}>
            {show}
          </Button>
        </div>
      </Sheet>
    </section>
  )
}
