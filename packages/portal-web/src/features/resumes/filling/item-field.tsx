import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isSomewhere, nameIn, useConstants, useNationalities, usePlaces } from '../../../http/constants'
import { monthNames } from '../../../lib/dates'
import { Field, SelectField, TextField } from '../../../ui/field'
import { PlaceField } from '../../../ui/place-field'
import type { Value } from '../rules/paper'
import type { Item } from './items'

/** The words of a field are those of the editor, where its name alone does not say enough. */
const LABELS = {
  formtime: 'from',
  fromDate: 'from',
  totime: 'to',
  toDate: 'to',
  qualificationname: 'school',
  qualificationId: 'qualification',
  languageId: 'language',
  languageLevelId: 'level',
} as const
const LONG = new Set(['workdesc', 'summary'])
const MONTHS = new Set(['formtime', 'totime', 'fromDate', 'toDate', 'obtained'])
const MAY_GO_ON = new Set(['totime', 'toDate'])
const NUMBERS = new Set(['skillyears', 'useryear', 'lastSalary'])
const YEARS_BACK = 60
const YEARS_AHEAD = 8

interface Props {
  item: Item
  name: string
  onWrite: (value: Value) => void
}

const textOf = (value: Value | undefined): string =>
  value === null || value === undefined || value === 0 ? '' : String(value)

export function useFieldLabel(): (name: string) => string {
  const { t } = useTranslation('resume')
  return (name) => {
    const key = name in LABELS ? LABELS[name as keyof typeof LABELS] : name
    return t(`fields.${key as 'company'}`)
  }
}

/** What a field is chosen from; undefined: it is written. */
export function useChoices(name: string): readonly { id: number; text: string }[] | undefined {
  const { t } = useTranslation('jobs')
  const constants = useConstants()
  const nationalities = useNationalities()
  if (name === 'sexId')
    return [
      { id: 1, text: t('sex.male') },
      { id: 2, text: t('sex.female') },
    ]
  const lists = {
    maritalId: constants.maritals,
    nationalityId: nationalities,
    careerCategory: constants.categories,
    careerIndustry: constants.industries,
    careerLevel: constants.levels,
    qualificationId: constants.qualifications,
    languageId: constants.languages,
    languageLevelId: constants.languageLevels,
  }
  const list = lists[name as keyof typeof lists]
  return list?.map(({ id }) => ({ id, text: nameIn(list, id) }))
}

function MonthSelect({ name, label, value, onWrite }: { label: string; value: Value } & Omit<Props, 'item'>) {
  const { t } = useTranslation('resume')
  const id = useId()
  const isNow = value === null
  const [year = '', month = ''] = isNow ? [] : String(value).split('-')
  const last = new Date().getFullYear() + YEARS_AHEAD
  const join = (y: string, m: string) => onWrite(y + m === '' ? '' : `${y}-${m}`)
  return (
    <fieldset className="field month-field">
      <legend>{label}</legend>
      {!isNow && (
        <div className="field-line">
          <select
            className="select"
            id={id}
            aria-label={`${label}: ${t('month')}`}
            value={month}
            onChange={({ currentTarget }) => join(year, currentTarget.value)}
          >
            <option value="">{t('month')}</option>
            {monthNames().map((text, at) => (
              <option key={text} value={String(at + 1).padStart(2, '0')}>
                {text}
              </option>
            ))}
          </select>
          <select
            className="select"
            aria-label={`${label}: ${t('year')}`}
            value={year}
            onChange={({ currentTarget }) => join(currentTarget.value, month)}
          >
            <option value="">{t('year')}</option>
            {Array.from({ length: YEARS_BACK + YEARS_AHEAD }, (_, back) => String(last - back)).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
      )}
      {MAY_GO_ON.has(name) && (
        <label className="check">
          <input
            type="checkbox"
            checked={isNow}
            onChange={({ currentTarget }) => onWrite(currentTarget.checked ? null : '')}
          />
          {t('filling.untilNow')}
        </label>
      )}
    </fieldset>
  )
}

function Place({ label, value, onWrite }: { label: string; value: Value } & Pick<Props, 'onWrite'>) {
  const { t } = useTranslation('resume')
  const places = usePlaces(isSomewhere)
  return (
    <PlaceField
      label={label}
      placeholder={t('fields.placeHint')}
      places={places}
      chosen={value === 0 || value === null ? null : Number(value)}
      onChoose={(chosen) => onWrite(chosen ?? 0)}
    />
  )
}

/** One field that was read, to be changed. */
export function ItemField({ item, name, onWrite }: Props) {
  const label = useFieldLabel()(name)
  const choices = useChoices(name)
  const value = item.values[name] ?? ''
  const isWhole = item.values[name] === null ? null : value
  const common = { name, label, error: undefined, value: textOf(value) }
  if (name === 'locationId') return <Place label={label} value={value} onWrite={onWrite} />
  if (MONTHS.has(name)) return <MonthSelect name={name} label={label} value={isWhole} onWrite={onWrite} />
  if (choices !== undefined)
    return (
      <SelectField {...common} onChange={({ currentTarget }) => onWrite(Number(currentTarget.value))}>
        <option value="" />
        {choices.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  if (LONG.has(name))
    return <TextField {...common} rows={4} onChange={({ currentTarget }) => onWrite(currentTarget.value)} />
  if (NUMBERS.has(name)) {
    const none = name === 'lastSalary' ? 0 : null
    return (
      <Field
        {...common}
        value={value === 0 && none === null ? '0' : textOf(value)}
        inputMode="numeric"
        maxLength={7}
        onChange={({ currentTarget: { value: typed } }) =>
          onWrite(typed.trim() === '' ? none : /^\d+$/.test(typed.trim()) ? Number(typed) : typed)
        }
      />
    )
  }
  const type = name === 'birthday' ? 'date' : 'text'
  return <Field {...common} type={type} onChange={({ currentTarget }) => onWrite(currentTarget.value)} />
}
