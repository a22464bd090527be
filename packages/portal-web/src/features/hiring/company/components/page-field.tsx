import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SUPPORT_MAIL } from '../../../../lib/service'
import { Field, SelectField, TextField } from '../../../../ui/field'
import type { Field as FieldName } from '../rules/page'
import type { PageCopy } from './use-page-copy'

interface Props {
  copy: PageCopy
  name: FieldName
  label: string
}

/** What is wrong with a field, in words. */
function useError({ copy, name }: Omit<Props, 'label'>): string | undefined {
  const { t } = useTranslation('firm')
  const fault = copy.faultOf(name)
  if (fault === null) return undefined
  return fault === 'fixed' ? t('fixed', { mail: SUPPORT_MAIL }) : t(`faults.${fault}`)
}

const bound = ({ copy, name }: Omit<Props, 'label'>) => ({
  name,
  value: copy.texts[name],
  onChange: ({ target }: { target: { value: string } }) => copy.change(name, target.value),
})

/** A line of the page. */
export function PageField({
  copy,
  name,
  ...rest
}: Props & Omit<ComponentProps<'input'>, 'name'> & { help?: string }) {
  const { t } = useTranslation('firm')
  const isFixed = copy.isFixed(name)
  const help = isFixed ? t('fixed', { mail: SUPPORT_MAIL }) : rest.help
  return (
    <Field
      {...rest}
      {...bound({ copy, name })}
      {...(help !== undefined && { help })}
      readOnly={isFixed}
      error={useError({ copy, name })}
    />
  )
}

/** Several lines of it. */
export function PageText({ copy, name, ...rest }: Props & Omit<ComponentProps<'textarea'>, 'name'>) {
  return <TextField {...rest} {...bound({ copy, name })} error={useError({ copy, name })} />
}

/** One of a list, "" first where it may be left out. */
export function PageChoice({
  copy,
  name,
  label,
  choices,
  none,
}: Props & { choices: readonly { readonly id: string | number; readonly name: string }[]; none?: string }) {
  return (
    <SelectField {...bound({ copy, name })} label={label} error={useError({ copy, name })}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((one) => (
        <option key={one.id} value={String(one.id)}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}
