import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../ui/message-page'

/** In the place of a screen of the chat. `children`: the way on. */
export function NoChat({ children }: { children: ReactNode }) {
  const { t } = useTranslation('gate')
  return (
    <MessagePage title={t('off.title')} lead={t('off.lead')}>
      {children}
    </MessagePage>
  )
}
