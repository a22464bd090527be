import { EraseIcon } from '../../components/icons'
import type { Act } from '../act'
import { actWords } from '../act-words'
import type { AskedMessage } from '../asked'

/** What is not on the server yet is discarded instead. */
export const erase: Act<AskedMessage> = {
  id: 'erase',
  name: () => actWords()('erase'),
  icon: () => <EraseIcon />,
  isPossible: ({ message }) => message.id !== '',
  run: ({ message, talk }) => talk.erase([message]),
  isBad: true,
}
