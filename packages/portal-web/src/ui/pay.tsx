import { useTranslation } from 'react-i18next'
import type { Salary } from '../lib/job'
import { payOf } from '../lib/salary'

interface Props {
  salary: Salary
  /** Said where there is no figure, e.g. "Negotiable"; "" = nothing is. */
  band: string
}

/** What a job pays: the sum carries, its period is soft, before or after it as the language has it. */
export function Pay({ salary, band }: Props) {
  const { t } = useTranslation('jobs')
  const { before, sum, after } = payOf(salary, band, t)
  if (sum === '') return null
  return (
    <p className="pay">
      {before !== '' && <small>{before}</small>}
      {sum}
      {after !== '' && <small>{after}</small>}
    </p>
  )
}
