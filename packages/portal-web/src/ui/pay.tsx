import { useTranslation } from 'react-i18next'
import type { Salary } from '../lib/job'
import { langOf } from '../lib/lang-of'
import { extraOf, payOf, saysMore, wordsBeside } from '../lib/salary'

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
  const written = wordsBeside(salary.text, sum)
  const extra = extraOf(written, t)
  return (
    <p className="pay">
      {before !== '' && <small>{before}</small>}
      {sum}
      {after !== '' && <small>{after}</small>}
      {hasWords && saysMore(salary.text) && (
        <small className="pay-words">
          <bdi lang={extra === null ? langOf(written) : undefined}>{extra ?? written}</bdi>
        </small>
      )}
    </p>
  )
}
