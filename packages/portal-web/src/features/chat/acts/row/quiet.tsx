import { QuietIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedRow } from '../asked'

export const quiet: Act<AskedRow> = {
  id: 'quiet',
  name: ({ item, t }) => t(item.doNotDisturb ? 'details.unmute' : 'details.mute'),
  icon: () => <QuietIcon size={20} />,
  isPossible: () => true,
  run: ({ deeds }) => deeds.toggleQuiet(),
}
