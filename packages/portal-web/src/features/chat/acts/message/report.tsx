import { isFromAssistant } from '../../assistant/assistant'
import { ReportIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const report: Act<AskedMessage> = {
  id: 'report',
  name: ({ t }) => t('more.report'),
  icon: () => <ReportIcon />,
  isPossible: ({ message }) =>
    !message.own && message.id !== '' && message.withdrawnAt === undefined && !isFromAssistant(message),
  run: ({ message, talk }) => talk.report(message),
}
