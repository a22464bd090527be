import type { ComponentProps } from 'react'
import { COUNTRIES } from '../contract/countries'

interface Props extends ComponentProps<'select'> {
  /** The one that is chosen, without its plus, e.g. "855". */
  code: string
  /** What it is, for who listens. */
  label: string
  nameCountry: (id: (typeof COUNTRIES)[number]['id']) => string
}

/** The area code before a number: the select shows the code alone, its list the countries too. */
export const AreaCode = ({ code, label, nameCountry, ...select }: Props) => (
  <span className="area-code">
    <span aria-hidden="true">+{code}</span>
    <select {...select} aria-label={label} autoComplete="tel-country-code">
      {COUNTRIES.map(({ id, dialCode }) => (
        <option key={id} value={dialCode}>
          {nameCountry(id)} +{dialCode}
        </option>
      ))}
    </select>
  </span>
)
