import { PortalLink } from '../../../ui/portal-link'
import { usePersonCard } from '../api/person-card'

/** The company that somebody speaks for; it leads to its page, where it has one. `imId` "" = of nobody who is known. */
export function CompanyName({ imId, name }: { imId: string; name: string }) {
  const { data: card } = usePersonCard(imId)
  if (card?.company == null) return <bdi>{name}</bdi>
  return (
    <PortalLink to={`/company/${card.company.id}`} isBeside>
      <bdi>{name}</bdi>
    </PortalLink>
  )
}
