import { useTranslation } from 'react-i18next'
import { langOf } from '../lib/lang-of'
import { mapLink, type Point } from '../lib/map-link'
import { PlaceIcon } from './icons'
import { OutIcon } from './screen-icons'

interface Props {
  /** e.g. "Svay Dankum, Siem Reap"; "" = not said. */
  place: string
  /** Street and number, in the words of the company; "" = not said. */
  address: string
  map: Point | null
}

/** Where something is, and the way to a map. */
export function PlaceLines({ place, address, map }: Props) {
  const { t } = useTranslation('jobs')
  return (
    <div className="place-lines">
      <PlaceIcon />
      <address>
        {place !== '' && <p>{place}</p>}
        {address !== '' && (
          <p className="soft">
            <bdi lang={langOf(address)}>{address}</bdi>
          </p>
        )}
        {map !== null && (
          <a href={mapLink(map)} target="_blank" rel="noopener noreferrer">
            {t('company.map')}
            <OutIcon />
          </a>
        )}
      </address>
    </div>
  )
}
