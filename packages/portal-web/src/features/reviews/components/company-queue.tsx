import { useTranslation } from 'react-i18next'
import { showWhen } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import { useWaitingCompanies, type WaitingCompany } from '../api/companies'
import { CompanyCaseView } from './company-case'
import { Queue } from './queue'

function Face({ row }: { row: WaitingCompany }) {
  const { t } = useTranslation('reviews')
  return (
    <>
      <span className="review-who">
        <strong>
          <bdi lang={langOf(row.name)}>{row.name}</bdi>
        </strong>
        <small>
          <bdi>{row.contactName}</bdi>
        </small>
      </span>
      <span className="review-when">
        <small>{showWhen(row.submittedAt, Date.now())}</small>
        {row.isAgain && <span className="tag tag-warm">{t('again')}</span>}
        {row.isAgency && <span className="tag">{t('agency')}</span>}
      </span>
    </>
  )
}

/** Companies that sent their papers, the oldest first. */
export function CompanyQueue() {
  const { t } = useTranslation('reviews')
  return (
    <Queue
      list={useWaitingCompanies()}
      order={t('oldest')}
      keyOf={({ id }) => String(id)}
      face={(row) => <Face row={row} />}
      shown={(row, next) => <CompanyCaseView key={row.id} id={row.id} onNext={next} />}
    />
  )
}
