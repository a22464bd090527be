import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { titleWith } from '../contract/page'
import { ReportButton, SaveButton, slotsOf } from '../features/applications'
import { CompanyPage, useCompany } from '../features/companies'
import { CompanyChat, CompanyJobs } from '../features/jobs'
import { MapSketch, PlaceMap } from '../features/map'
import { placeName, useAreNamesAwaited, useConstants } from '../http/constants'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'
import { LoadingScreen } from './loading'
import { NotFoundScreen } from './not-found'

export default function CompanyScreen() {
  const { t } = useTranslation('pages')
  const { id = '' } = useParams()
  const { data: company, isError, cause, refetch } = useCompany(id)
  const areNamesAwaited = useAreNamesAwaited()
  const { locations } = useConstants()
  if (company === null) return <NotFoundScreen />
  if (company === undefined)
    return isError ? (
      <NotFetched title={t('companies.title')} cause={cause} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen />
    )
  if (areNamesAwaited) return <LoadingScreen />
  const pins = company.places.flatMap(({ locationId, point }) =>
    point ? [{ point, name: placeName(locations, locationId) }] : [],
  )
  const name = company.people[0]?.name ?? ''
  return (
    <>
      <Title>{titleWith(company.name, placeName(locations, company.locationIds[0] ?? 0))}</Title>
      <CompanyPage
        key={company.id}
        company={company}
        jobs={(none) => <CompanyJobs id={company.id} slotsOf={slotsOf} none={none} />}
        chat={<CompanyChat id={company.id} name={name} kind="primary" />}
        chatWith={(person) => <CompanyChat id={company.id} name={person} isShort />}
        actions={<SaveButton kind="company" id={company.id} />}
        report={<ReportButton kind="company" id={company.id} />}
        map={company.map ? <PlaceMap point={company.map} pins={pins} /> : <MapSketch pins={pins} />}
      />
    </>
  )
}
