import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, isSomewhere, nameIn, usePlaces } from '../../../http/constants'
import { FieldError } from '../../../ui/failure'
import { Field, SelectField, TextField } from '../../../ui/field'
import { FilterPane } from '../../../ui/filter-pane'
import { PlaceField } from '../../../ui/place-field'
import type { Value } from '../rules/paper'
import { leaves, useField } from './part-form'

interface Named {
  name: string
  label: string
}

const textOf = (value: Value): string => (value === null ? '' : String(value))
const idsOf = (value: Value): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

export function TextInput({
  name,
  label,
  ...input
}: Named & Omit<ComponentProps<typeof Field>, 'name' | 'error'>) {
  const { value, error, change, leave } = useField(name)
  return (
    <Field
      {...input}
      name={name}
      label={label}
      error={error}
      value={textOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
    />
  )
}

/** A text of several lines, with how much of its room is taken. */
export function LongInput({ name, label, most }: Named & { most: number }) {
  const { t } = useTranslation('resume')
  const { value, error, change, leave } = useField(name)
  const text = textOf(value)
  return (
    <TextField
      name={name}
      label={label}
      error={error}
      help={t('ofMost', { count: text.length, most })}
      maxLength={most}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
    />
  )
}

/** A whole number; what is none stays as it was typed. `none`: what an empty field means. */
export function NumberInput({
  name,
  label,
  none,
  ...input
}: Named & { none: 0 | null } & Omit<ComponentProps<typeof Field>, 'name' | 'error'>) {
  const { value, error, change, leave } = useField(name)
  return (
    <Field
      {...input}
      name={name}
      label={label}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={value === none ? '' : textOf(value)}
      onChange={({ currentTarget: { value: text } }) =>
        change(text.trim() === '' ? none : /^\d+$/.test(text.trim()) ? Number(text) : text)
      }
      onBlur={leave}
    />
  )
}

/** One of a list of the constants; 0: none. */
export const ChooseInput = ({ choices, ...named }: Named & { choices: readonly Choice[] }) => (
  <OptionsInput {...named} options={choices.map(({ id }) => ({ id, text: nameIn(choices, id) }))} />
)

export function OptionsInput({
  name,
  label,
  options,
}: Named & { options: readonly { id: number; text: string }[] }) {
  const { value, error, change, leave } = useField(name)
  return (
    <SelectField
      name={name}
      label={label}
      error={error}
      value={value === 0 ? '' : textOf(value)}
      onChange={({ currentTarget }) => change(Number(currentTarget.value))}
      onBlur={leave}
    >
      <option value="" />
      {options.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

/** Several of a list, as the filters of a search have it. */
export function ChooseSome({ name, label, choices }: Named & { choices: readonly Choice[] }) {
  const { value, error, change, leave } = useField(name)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what bubbles up from its boxes is heard
    <div data-field={name} onBlur={(event) => leaves(event) && leave()}>
      <FilterPane
        groups={[
          {
            name,
            label,
            choices: choices.map(({ id }) => ({ id, name: nameIn(choices, id) })),
            chosen: idsOf(value),
            error,
          },
        ]}
        onChange={(_, ids) => change(ids)}
        failed={undefined}
      />
    </div>
  )
}

/** A city or a district, typed in any of its names. */
export function PlaceInput({ name, label, placeholder }: Named & { placeholder: string }) {
  const { value, error, change, leave } = useField(name)
  const places = usePlaces(isSomewhere)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has a label of its own
    <div
      className="field"
      role="group"
      aria-describedby={error === undefined ? undefined : id}
      aria-label={label}
      onBlur={(event) => leaves(event) && leave()}
    >
      <PlaceField
        label={label}
        placeholder={placeholder}
        places={places}
        chosen={value === 0 || value === null ? null : Number(value)}
        onChoose={(chosen) => change(chosen ?? 0)}
      />
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
