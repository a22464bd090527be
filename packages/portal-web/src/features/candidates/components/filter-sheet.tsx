import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAY_MAX } from '../../../contract/resume'
import { type Choice, nameIn, useConstants, useConstantsAgain } from '../../../http/constants'
import { showMoney } from '../../../lib/money'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { Field, SelectField } from '../../../ui/field'
import { Sheet, type useSheet } from '../../../ui/sheet'
import { type Asked, type ChangeAsked, countFilters, withoutFilters } from '../rules/asked'
import { ACTIVE, activeText, yearsText } from '../rules/chips'

interface Props {
  sheet: ReturnType<typeof useSheet>
  asked: Asked
  change: ChangeAsked
  show: string
}

interface ChoiceFieldProps {
  label: string
  any: string
  value: number
  choices: readonly { readonly id: number; readonly name: string }[]
  isOff?: boolean
  onChoose: (id: number) => void
}

function ChoiceField({ label, any, value, choices, isOff = false, onChoose }: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      error={undefined}
      value={value}
      disabled={isOff}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      <option value={0}>{any}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

const named = (choices: readonly Choice[]) => choices.map(({ id }) => ({ id, name: nameIn(choices, id) }))

/** Of "400" or "$1,000", 0 of nothing; undefined: it is no whole sum that somebody may ask for. */
function sumOf(text: string): number | undefined {
  const digits = text.replace(/[\s,$]/g, '')
  const isSum = /^\d{0,6}$/.test(digits) && Number(digits) <= PAY_MAX
  return isSum ? Number(digits) : undefined
}

/** A fault stands below, and asks for no sum. */
function SalaryField({ asked, change }: Pick<Props, 'asked' | 'change'>) {
  const { t } = useTranslation('scouting')
  const [typed, setTyped] = useState('')
  const sum = sumOf(typed)
  const isWrong = sum === undefined && asked.salaryTo === 0
  return (
    <Field
      label={t('filters.salaryTo')}
      help={t('filters.salaryHelp')}
      error={isWrong ? t('filters.salaryWrong', { most: showMoney(PAY_MAX * 100) }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={isWrong || sum === asked.salaryTo ? typed : asked.salaryTo || ''}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        change({ salaryTo: sumOf(value) ?? 0 })
      }}
    />
  )
}

function Fields({ asked, change }: Pick<Props, 'asked' | 'change'>) {
  const { t } = useTranslation('scouting')
  const constants = useConstants()
  const any = t('filters.any')
  const one = (ids: readonly number[]) => ids[0] ?? 0
  const many = (id: number) => (id === 0 ? [] : [id])
  return (
    <div className="scout-fields">
      <ChoiceField
        label={t('filters.language')}
        any={any}
        value={one(asked.languageId)}
        choices={named(constants.languages)}
        onChoose={(id) => change({ languageId: many(id), ...(id === 0 && { languageLevelId: 0 }) })}
      />
      <ChoiceField
        label={t('filters.languageLevel')}
        any={any}
        value={asked.languageLevelId}
        choices={named(constants.languageLevels)}
        isOff={asked.languageId.length === 0}
        onChoose={(languageLevelId) => change({ languageLevelId })}
      />
      <ChoiceField
        label={t('filters.workyears')}
        any={any}
        value={asked.workyears}
        choices={constants.experiences.map(({ id }) => ({ id, name: yearsText(id, constants, t) }))}
        onChoose={(workyears) => change({ workyears })}
      />
      <ChoiceField
        label={t('filters.active')}
        any={any}
        value={asked.active}
        choices={ACTIVE.map((id) => ({ id, name: activeText(id, t) }))}
        onChoose={(active) => change({ active })}
      />
      <SalaryField asked={asked} change={change} />
      <ChoiceField
        label={t('filters.category')}
        any={any}
        value={one(asked.categoryIds)}
        choices={named(constants.categories)}
        onChoose={(id) => change({ categoryIds: many(id) })}
      />
      <ChoiceField
        label={t('filters.industry')}
        any={any}
        value={one(asked.industryIds)}
        choices={named(constants.industries)}
        onChoose={(id) => change({ industryIds: many(id) })}
      />
      <ChoiceField
        label={t('filters.level')}
        any={any}
        value={asked.jobLevelId}
        choices={named(constants.levels)}
        onChoose={(jobLevelId) => change({ jobLevelId })}
      />
      <label className="filter-choice">
        <input
          type="checkbox"
          checked={asked.canStart}
          onChange={({ currentTarget }) => change({ canStart: currentTarget.checked })}
        />
        <span>{t('chips.canStart')}</span>
      </label>
    </div>
  )
}

/** All that candidates can be narrowed down to; each choice counts at once. */
export function FilterSheet({ sheet, asked, change, show }: Props) {
  const { t } = useTranslation('scouting')
  const failed = useConstantsAgain()
  const [cleared, setCleared] = useState(0)
  return (
    <Sheet
      sheet={sheet}
      className="dialog filter-sheet"
      label={t('filters.all')}
      closeLabel={t('filters.close')}
      head={<h2>{t('filters.all')}</h2>}
    >
      <div>
        {sheet.isOpen &&
          (failed === undefined ? (
            <Fields key={cleared} asked={asked} change={change} />
          ) : (
            <FetchFailure {...failed} />
          ))}
      </div>
      <div className="pop-end">
        <Button
          kind="quiet"
          isBusy={countFilters(asked) === 0}
          onClick={() => {
            change({ ...withoutFilters(asked), locationIds: asked.locationIds })
            setCleared(cleared + 1)
          }}
        >
          {t('filters.clear')}
        </Button>
        <Button onClick={sheet.close}>{show}</Button>
      </div>
    </Sheet>
  )
}
