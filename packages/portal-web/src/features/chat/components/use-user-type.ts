import { type ConversationKey, personKey, USER_TYPE } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { useListed } from './use-whom'

/** Of whom one talks to, as USER_TYPE: a manager is one before a word was said, when the conversation has no row yet. */
export function useUserType(key: ConversationKey): number {
  const { managers } = useImEngine().contacts
  const isManager = useView(managers, (all) => all.some(({ imId }) => personKey(imId) === key))
  const listed = useListed(key, 'userType') ?? USER_TYPE.im
  return isManager ? USER_TYPE.manage : listed
}
