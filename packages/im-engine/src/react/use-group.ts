import { useCallback } from 'react'
import { type ConversationKey, groupOf, isGroupKey } from '../model/ids.js'
import type { GroupItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** The group behind a conversation, with its members; undefined for a person, and for a group that one is not in. */
export function useGroup(key: ConversationKey): GroupItem | undefined {
  const pick = useCallback(
    (groups: readonly GroupItem[]) =>
      isGroupKey(key) ? groups.find((group) => group.groupId === groupOf(key)) : undefined,
    [key],
  )
  return useView(useImEngine().groups, pick)
}
