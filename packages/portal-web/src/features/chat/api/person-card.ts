import { type ConversationKey, groupKey, toGroupId } from '@sarika/im-engine'
import { useRead } from '../../../http/read'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'

/** What the server tells of somebody beside what the lists of the chat do. */
export interface PersonCard {
  readonly name: string
  readonly avatar: string
  /** The company that they act for; null = none. */
  readonly company: { readonly id: number; readonly name: string } | null
  /** Groups that one is in with them. */
  readonly groups: readonly { readonly key: ConversationKey; readonly name: string }[]
}

function toPersonCard(body: unknown): PersonCard {
  const { company } = toFields(body)
  const id = numberAt(company, 'id')
  return {
    name: textAt(body, 'name'),
    avatar: textAt(body, 'avatar'),
    company: id > 0 ? { id, name: textAt(company, 'name') } : null,
    groups: listAt(body, 'groups').map((one) => ({
      key: groupKey(toGroupId(textAt(one, 'id'))),
      name: textAt(one, 'name'),
    })),
  }
}

/** Somebody's card; null: one does not know them. `imId` "" asks for none. */
export const usePersonCard = (imId: string) =>
  useRead(
    `/users/im/${encodeURIComponent(imId)}/card`,
    (body) => (body === null ? null : toPersonCard(body)),
    {
      enabled: imId !== '',
    },
  )
