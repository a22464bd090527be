import {
  type ConversationItem,
  type ConversationKey,
  type ConversationList,
  isGroupKey,
  type ManagerItem,
  personKey,
} from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback, useMemo } from 'react'
import { useJobTitle } from '../../../http/use-job-title'
import { pictureOf } from '../assistant/assistant'
import { toJobId } from '../rules/job-id'
import type { Whom } from '../rules/whom'
import { useSay } from './say'
import { useTitleOf } from './use-title-of'

/** Something of the conversation's line in the list: a line that only says something newer draws nothing here. */
export function useListed<
  Field extends 'avatar' | 'company' | 'isManager' | 'jobId' | 'jobTitle' | 'userType',
>(key: ConversationKey, field: Field): ConversationItem[Field] | undefined {
  const pick = useCallback(
    ({ items }: ConversationList) => items.find((one) => one.key === key)?.[field],
    [key, field],
  )
  return useView(useImEngine().conversations, pick)
}

/** Who the engine says it is; the company by the list, else by the contacts: not everybody has been talked to. */
export function useWhom(key: ConversationKey, title: string | null, isUnknown: boolean): Whom {
  const t = useSay()
  const listedCompany = useListed(key, 'company') ?? ''
  const jobTitle = useJobTitle(toJobId(useListed(key, 'jobId') ?? ''), useListed(key, 'jobTitle') ?? '')
  const listedAvatar = useListed(key, 'avatar') ?? ''
  const group = useGroup(key)
  const contact = useContacts().find(({ imId }) => personKey(imId) === key)
  // Nothing was said with them yet: they are in no row.
  const hasKey = useCallback(
    (all: readonly ManagerItem[]) => all.some(({ imId }) => personKey(imId) === key),
    [key],
  )
  const isManager = useView(useImEngine().contacts.managers, hasKey)
  const avatar = pictureOf({ key, avatar: listedAvatar, isManager })
  const unknown = t(isGroupKey(key) ? 'thread.notYours' : 'thread.unknownContact')
  const name = useTitleOf()({ key, title }) ?? (isUnknown ? unknown : '')
  const company = listedCompany || contact?.company || ''
  const count = group?.count ?? 0
  return useMemo(
    () => ({ key, name, avatar, isManager, company, jobTitle, count }),
    [key, name, avatar, isManager, company, jobTitle, count],
  )
}
