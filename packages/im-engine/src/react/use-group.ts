import { useCallback } from 'react'
import { type ConversationKey, groupOf, isGroupKey } from '../model/ids.js'
import type { GroupItem } from '../views/people.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/**
 * The group behind a conversation, with its members; undefined for a person, and for a group that one is not in. Or what is taken of
 * it: `useGroup(key, (group) => group?.count)`.
 */
export function useGroup<S = GroupItem | undefined>(
  key: ConversationKey,
  select?: (group: GroupItem | undefined) => S,
): S {
  const pick = useCallback(
    (groups: readonly GroupItem[]) => {
      const group = isGroupKey(key) ? groups.find(({ groupId }) => groupId === groupOf(key)) : undefined
      // Without a selector S is the group.
      return select === undefined ? (group as S) : select(group)
    },
    [key, select],
  )
  return useView(useImEngine().groups, pick)
}
