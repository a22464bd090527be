import { useTranslation } from 'react-i18next'
import type { Salary } from '../lib/job'
import { payOf, saysMore, wordsBeside } from '../lib/salary'

interface Props {
  salary: Salary
  /** Said where there is no figure, e.g. "Negotiable"; "" = nothing is. */
  band: string
  /** With what the employer adds in words, e.g. "+ service charge". */
  hasWords?: boolean
}

/** What a job pays: the sum carries, its period is soft, before or after it as the language has it. */
export function Pay({ salary, band, hasWords = false }: Props) {
  const { t } = useTranslation('jobs')
  const { before, sum, after } = payOf(salary, band, t)
  if (sum === '') return null
  return (
    <p className="pay">
      {before !== '' && <small>{before}</small>}
      {sum}
      {after !== '' && <small>{after}</small>}
      {hasWords && saysMore(salary.text) && (
        <small className="pay-words">
          <bdi>{wordsBeside(salary.text, sum)}</bdi>
        </small>
      )}
    </p>
  )
}
