import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../lib/company'
import { type Constants, placeName } from '../../../lib/constants'
import { mapLink } from '../../../lib/map-link'
import { PlaceIcon } from '../../../ui/icons'
import { OutIcon } from '../../../ui/screen-icons'

interface Props {
  company: Company
  constants: Constants
  /** Where it is, of another feature. */
  map: ReactNode
}

/** Where a company is: its address, and every place where it has open jobs. */
export function CompanyPlaces({ company, constants, map }: Props) {
  const { t } = useTranslation('jobs')
  const { locations } = constants
  const own = company.locationIds[0] ?? 0
  const ownPlace = placeName(locations, own)
  const others = company.places.filter(({ locationId }) => locationId !== own)
  const ownJobs = company.places.find(({ locationId }) => locationId === own)?.jobCount ?? 0
  const isSaid = company.address !== '' || ownPlace !== '' || company.map !== null
  if (!isSaid && others.length === 0) return null
  return (
    <section className="job-main company-places" id="places" aria-labelledby="where">
      <h2 id="where">{t('places.title')}</h2>
      <div className="company-places-in">
        {map}
        <ul>
          {isSaid && (
            <li>
              <PlaceIcon />
              <div>
                <p className="company-person">
                  <bdi>{company.address || ownPlace}</bdi>
                </p>
                <p className="dotted">
                  {company.address !== '' && ownPlace !== '' && <span>{ownPlace}</span>}
                  <span>{t('places.own')}</span>
                  {ownJobs > 0 && <span>{t('company.jobCount', { count: ownJobs })}</span>}
                </p>
                {company.map !== null && (
                  <a href={mapLink(company.map)} target="_blank" rel="noopener noreferrer">
                    {t('company.map')}
                    <OutIcon />
                  </a>
                )}
              </div>
            </li>
          )}
          {others.map(({ locationId, jobCount }) => (
            <li key={locationId}>
              <PlaceIcon />
              <div>
                <p className="company-person">{placeName(locations, locationId)}</p>
                <p className="soft">{t('company.jobCount', { count: jobCount })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
