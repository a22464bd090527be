import { useTranslation } from 'react-i18next'
import { choiceName, useConstants } from '../../../http/constants'
import type { Value } from '../rules/paper'
import { useChoices } from './item-field'

interface Props {
  name: string
  value: Value | undefined
  incoming: Value | undefined
}

const isNothing = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '' || value === 0

/** What the resume that is to be updated has of a field, where that would be written over by something else. */
export function NowThere({ name, value, incoming }: Props) {
  const { t } = useTranslation('resume')
  const { t: tJobs } = useTranslation('jobs')
  const { locations } = useConstants()
  const choices = useChoices(name)
  if (value === undefined || isNothing(value) || value === incoming) return null
  const shown =
    name === 'locationId'
      ? choiceName(locations, Number(value), tJobs)
      : (choices?.find(({ id }) => id === value)?.text ?? String(value))
  return (
    <p className="fill-source">
      <bdi>{t('filling.now', { value: shown })}</bdi>
    </p>
  )
}
