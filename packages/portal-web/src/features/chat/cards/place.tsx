import { mapLink } from '../../../lib/map-link'
import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly title: string
  readonly address: string
}

/** A place by its name, and a map of others to see it on: the portal draws none. */
export default function PlaceCard({ body, name }: CardProps<Place>) {
  const t = useSay()
  const { title, address, latitude, longitude } = body
  return (
    <div className="card-said">
      <CardHead name={name} />
      <bdi className="card-title">{title || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</bdi>
      {address !== '' && <bdi className="card-soft">{address}</bdi>}
      <a className="card-act" href={mapLink(body)} target="_blank" rel="noopener noreferrer nofollow">
        {t('card.map')}
      </a>
    </div>
  )
}
