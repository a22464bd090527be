import { useContacts, useImEngine } from '@sarika/im-engine/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What somebody is called outside of a conversation; "" = one does not know them. */
export function useNameOf(): (imId: string) => string {
  const { t } = useTranslation('wallet')
  const contacts = useContacts()
  const { me } = useImEngine()
  return useCallback(
    (imId) => (imId === me ? t('you') : (contacts.find((one) => one.imId === imId)?.name ?? '')),
    [contacts, me, t],
  )
}
