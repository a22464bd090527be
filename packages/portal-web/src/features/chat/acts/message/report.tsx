import { isFromAssistant } from '../../assistant/assistant'
import { ReportIcon } from '../../components/icons'
import { isToEverybody } from '../../rules/everybody'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const report: Act<AskedMessage> = {
  id: 'report',
  name: ({ t }) => t('more.report'),
  icon: () => <ReportIcon />,
  isPossible: ({ message, talk }) =>
    !message.own &&
    message.id !== '' &&
    message.withdrawnAt === undefined &&
    !isToEverybody(talk) &&
    !isFromAssistant(message),
  run: ({ message, talk }) => talk.report(message),
}
