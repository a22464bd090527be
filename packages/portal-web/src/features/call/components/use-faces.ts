import { type CallNow, type ConversationList, type ImId, personKey } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useJobTitle } from '../../../http/use-job-title'
import { talkOf } from '../rules/who'

export interface Face {
  /** What its colour goes by. */
  readonly id: string
  readonly name: string
  /** "" = there is none. */
  readonly avatar: string
}

export interface Faces {
  /** Whom the call is with: a person, or the group. */
  readonly whole: Face
  /** Where they work; "" = nobody told. */
  readonly company: string
  /** The job that the two talk about, or where they work; "" = nobody told. */
  readonly about: string
  readonly of: (imId: ImId) => Face
}

const listOf = ({ items }: ConversationList) => items

/** Who is in a call, by the group, one's contacts and the list of chats. */
export function useFaces(call: Pick<CallNow, 'with' | 'meeting'>): Faces {
  const { t } = useTranslation('call')
  const key = talkOf(call)
  const items = useView(useImEngine().conversations, listOf)
  const members = useGroup(key)?.members
  const contacts = useContacts()
  const listed = items.find((one) => one.key === key)
  const of = useCallback(
    (imId: ImId): Face => {
      const id = personKey(imId)
      const contact = contacts.find((one) => one.imId === imId)
      const member = members?.find((one) => one.imId === imId)
      const talk = items.find((one) => one.key === id)
      return {
        id,
        name: contact?.name || member?.name || talk?.title || t('someone'),
        avatar: contact?.avatar || member?.avatar || talk?.avatar || '',
      }
    },
    [contacts, members, items, t],
  )
  const peer = of(call.with)
  const isOfTwo = call.meeting === null
  const whole =
    call.meeting === null
      ? peer
      : { id: key, name: call.meeting.title || listed?.title || t('meeting'), avatar: listed?.avatar ?? '' }
  const company = isOfTwo ? (listed?.company ?? '') : ''
  const jobTitle = useJobTitle(isOfTwo ? (listed?.jobId ?? '') : '', isOfTwo ? (listed?.jobTitle ?? '') : '')
  const about = jobTitle || company
  return { whole, company, about, of }
}
