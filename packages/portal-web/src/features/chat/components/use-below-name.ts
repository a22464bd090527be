import { type ConversationKey, personKey, toImId } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { useServiceId } from '../api/service'
import { ASSISTANT } from '../assistant/assistant'
import { belowName } from '../rules/below-name'

interface Named {
  readonly key: ConversationKey
  readonly isManager: boolean
  readonly company: string
  readonly jobTitle: string
}

/** What stands below a name: of the assistant that it answers by itself, of the online service its hours. "" = nothing. Source: S-AI-29, S-MGR-15. */
export function useBelowName(named: Named): string {
  const { t } = useTranslation('typing')
  const { key, isManager } = named
  const service = useServiceId(isManager)
  if (key === ASSISTANT) return t('assistant.about')
  if (isManager && service !== '' && key === personKey(toImId(service))) return t('service.about')
  return belowName(named)
}
