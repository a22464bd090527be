import { useTranslation } from 'react-i18next'
import type { Company } from '../lib/company'
import { useAnswerTime } from './use-answer-time'
import '../styles/written.css'

/** How a company answers, and how many open jobs it has; what is not known is left out. */
export function AnswerFigures({ company }: { company: Company }) {
  const { t } = useTranslation('jobs')
  const time = useAnswerTime(company.answersWithin)
  const figures = [
    ...(company.answeredPercent === null
      ? []
      : [{ name: t('figures.answered'), value: `${Math.round(company.answeredPercent)}%` }]),
    ...(time === null ? [] : [{ name: t('figures.toAnswer'), value: time }]),
    { name: t('figures.openJobs', { count: company.jobCount }), value: String(company.jobCount) },
  ]
  if (figures.length === 1)
    return <p className="soft">{t('company.jobCount', { count: company.jobCount })}</p>
  return (
    <dl className="figures">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
