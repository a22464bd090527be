import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { SaveButton, slotsOf } from '../features/applications'
import { CompanyPage, useCompany } from '../features/companies'
import { CompanyJobs } from '../features/jobs'
import { PlaceMap } from '../features/map'
import { useAreNamesAwaited } from '../http/constants'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

export default function CompanyScreen() {
  const { t } = useTranslation('pages')
  const { id = '' } = useParams()
  const { data: company, isError, cause, refetch } = useCompany(id)
  const areNamesAwaited = useAreNamesAwaited()
  if (company === null) return <NotFoundScreen />
  if (company === undefined)
    return isError ? (
      <NotFetched title={t('companies.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  if (areNamesAwaited) return <LoadingScreen />
  return (
    <>
      <Title>{company.name}</Title>
      <CompanyPage
        key={company.id}
        company={company}
        jobs={<CompanyJobs id={company.id} slotsOf={slotsOf} />}
        actions={<SaveButton kind="company" id={company.id} />}
        map={company.map && <PlaceMap point={company.map} />}
      />
    </>
  )
}
