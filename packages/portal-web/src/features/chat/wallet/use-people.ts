import { type ConversationKey, groupKey, personKey, toGroupId, toImId } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { textAt } from '../../../lib/fields'
import { calledIn } from '../rules/members'
import type { Told } from './api'

/** The conversation of something of the wallet: a group, or the one with somebody. */
const placeOf = (groupId: string, other: string): ConversationKey =>
  groupId === '' ? personKey(toImId(other)) : groupKey(toGroupId(groupId))

/**
 * Where something of the wallet stands, and how its people are called and look: as one calls them, else as the server names them.
 * `other`: with whom, between two; "" = nobody.
 */
export function usePeople({ groupId, groupName, names }: Told, other: string) {
  const { t } = useTranslation('wallet')
  const { me } = useImEngine()
  const contacts = useContacts()
  const place = placeOf(groupId, other || me)
  const group = useGroup(place)
  const contactOf = (imId: string) => contacts.find((one) => one.imId === imId)
  const memberOf = (imId: string) => group?.members.find((one) => one.imId === imId)
  return {
    place,
    /** "" = between two */
    group: groupId === '' ? '' : group?.title || groupName || t('packets.group'),
    nameOf: (imId: string): string => {
      if (imId === me) return t('you')
      const [member, contact] = [memberOf(imId), contactOf(imId)]
      const called = member === undefined ? contact?.name : calledIn(member, contact)
      return called || textAt(names, imId) || t('someone')
    },
    faceOf: (imId: string): string => memberOf(imId)?.avatar || contactOf(imId)?.avatar || '',
  }
}
