import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { monthNames } from '../../../lib/dates'
import { FieldError } from '../../../ui/failure'
import { leaves, useField } from './part-form'

interface Props {
  name: string
  label: string
  /** The last year to choose from; years go back from there. */
  lastYear: number
  /** Words of the box that stands for "until now"; without it there is none. */
  untilNow?: string
}

const YEARS = 60

/** Half of a month may be chosen: "2024-", "-06". */
const join = (year: string, month: string): string => (year + month === '' ? '' : `${year}-${month}`)

/**
 * A month as two lists: what browsers bring for a month speaks the language of the browser, not the one that is shown, and
 * some bring nothing.
 */
export function MonthInput({ name, label, lastYear, untilNow }: Props) {
  const { t } = useTranslation('resume')
  const { value, error, change, leave } = useField(name)
  const id = useId()
  const isNow = value === null
  const [year = '', month = ''] = isNow ? [] : String(value).split('-')
  const noted = error === undefined ? {} : { 'aria-describedby': `${id}-note`, 'aria-invalid': true }
  return (
    <fieldset className="field month-field" onBlur={(event) => leaves(event) && leave()}>
      <legend>{label}</legend>
      {!isNow && (
        <div className="field-line">
          <select
            {...noted}
            className="select"
            name={name}
            aria-label={`${label}: ${t('month')}`}
            value={month}
            onChange={({ currentTarget }) => change(join(year, currentTarget.value))}
          >
            <option value="">{t('month')}</option>
            {monthNames().map((text, at) => (
              <option key={text} value={String(at + 1).padStart(2, '0')}>
                {text}
              </option>
            ))}
          </select>
          <select
            {...noted}
            className="select"
            name={`${name}Year`}
            aria-label={`${label}: ${t('year')}`}
            value={year}
            onChange={({ currentTarget }) => change(join(currentTarget.value, month))}
          >
            <option value="">{t('year')}</option>
            {Array.from({ length: YEARS }, (_, back) => String(lastYear - back)).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
      )}
      {untilNow !== undefined && (
        <label className="check">
          <input
            type="checkbox"
            checked={isNow}
            onChange={({ currentTarget }) => change(currentTarget.checked ? null : '')}
          />
          {untilNow}
        </label>
      )}
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  )
}
