import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Company } from '../../../lib/company'
import { langOf } from '../../../lib/lang-of'
import { ANSWERING } from '../../../lib/limits'
import { FetchFailure } from '../../../ui/failure'
import { Logo } from '../../../ui/logo'
import { ClockIcon } from '../../../ui/screen-icons'
import { Shelf } from '../../../ui/shelf'
import { useAnswerTime } from '../../../ui/use-answer-time'
import { useAnswering } from '../api/companies'

function Brick({ company }: { company: Company }) {
  const { t } = useTranslation(['home', 'jobs'])
  const time = useAnswerTime(company.answersWithin)
  return (
    <li>
      <Link className="brick" to={`/company/${company.id}`}>
        <Logo id={company.id} industryId={company.industryId} src={company.logo} />
        <span className="brick-text">
          <bdi lang={langOf(company.name)}>{company.name}</bdi>
          <small>{t('jobs:company.jobCount', { count: company.jobCount })}</small>
          {time !== null && (
            <small className="brick-time" title={t('answering.within', { time })}>
              <ClockIcon />
              <span className="only-heard">{t('answering.within', { time })}</span>
              <span aria-hidden="true">{time}</span>
            </small>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Employers by how fast they answer in the chat, those of whom that is known first; nothing where there are none. */
export function AnsweringCompanies() {
  const { t } = useTranslation('home')
  const { data, isError, cause, refetch } = useAnswering()
  if (data?.rows.length === 0) return null
  return (
    <Shelf
      title={t('answering.title')}
      lead={t('answering.lead')}
      all={{ to: '/company', text: t('companies.all') }}
    >
      {isError ? (
        <FetchFailure cause={cause} onRetry={() => void refetch()} />
      ) : (
        <ul className="wall" aria-busy={data === undefined}>
          {data === undefined
            ? Array.from({ length: ANSWERING }, (_, index) => <li key={index} className="brick" />)
            : data.rows.map((company) => <Brick key={company.id} company={company} />)}
        </ul>
      )}
    </Shelf>
  )
}
