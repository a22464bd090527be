import { DiscardIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedRow } from '../asked'

export const remove: Act<AskedRow> = {
  id: 'remove',
  name: ({ t }) => t('details.remove'),
  icon: () => <DiscardIcon />,
  // It is there as long as there is an assistant.
  isPossible: ({ item }) => !item.isAssistant,
  run: ({ deeds }) => void deeds.remove(),
  isBad: true,
}
