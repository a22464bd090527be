import { RewriteIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

/** Puts its text into the empty field; what is sent from there takes its place. */
export const rewrite: Act<AskedMessage> = {
  id: 'rewrite',
  name: ({ tReach }) => tReach('again.label'),
  icon: () => <RewriteIcon />,
  isPossible: ({ message, talk }) => talk.canWrite && talk.canRewrite(message),
  run: ({ message, talk }) => talk.rewrite(message),
}
