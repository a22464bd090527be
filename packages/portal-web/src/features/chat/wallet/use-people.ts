import { type ConversationKey, groupKey, personKey, toGroupId, toImId } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { calledIn } from '../rules/members'

/** The conversation of something of the wallet: a group, or the one with somebody. */
export const placeOf = (groupId: string, other: string): ConversationKey =>
  groupId === '' ? personKey(toImId(other)) : groupKey(toGroupId(groupId))

/** How people of a conversation are called and look outside of it; "" = one does not know them. */
export function usePeople(place: ConversationKey) {
  const { t } = useTranslation('wallet')
  const { me } = useImEngine()
  const contacts = useContacts()
  const group = useGroup(place)
  const contactOf = (imId: string) => contacts.find((one) => one.imId === imId)
  const memberOf = (imId: string) => group?.members.find((one) => one.imId === imId)
  return {
    /** "" = no group, or one that one is not in. */
    title: group?.title ?? '',
    nameOf: (imId: string): string => {
      if (imId === me) return t('you')
      const member = memberOf(imId)
      const contact = contactOf(imId)
      return member === undefined ? (contact?.name ?? '') : calledIn(member, contact)
    },
    faceOf: (imId: string): string => memberOf(imId)?.avatar || contactOf(imId)?.avatar || '',
  }
}
