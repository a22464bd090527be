import { openArea } from '../../../i18n/i18n'
import type { PersonCardProps } from '../people/person-card'
import { useOpened } from './use-opened'

/** With its texts, which the chat does not need before. */
const loadCard = async () => {
  const [{ PersonCard }] = await Promise.all([
    import('../people/person-card'),
    openArea('people'),
    openArea('reach'),
  ])
  return PersonCard
}

/** Fetched when a name is pressed. */
export function PersonCardLater(props: PersonCardProps) {
  const PersonCard = useOpened('person-card', true, loadCard, props.onClose)
  return PersonCard === undefined ? null : <PersonCard {...props} />
}
