import { type ContactItem, type ConversationItem, type ConversationKey, personKey } from '@sarika/im-engine'

/** Where a message can go. */
export interface Target {
  readonly key: ConversationKey
  readonly name: string
  readonly company: string
}

/** Everybody whom one knows, by name, but oneself and those who are hidden. */
export const peopleOf = (contacts: readonly ContactItem[], me: string): readonly Target[] =>
  contacts
    .filter(({ imId, isHidden }) => imId !== me && !isHidden)
    .map(({ imId, name, company }) => ({ key: personKey(imId), name, company }))

/** The conversations of the list as they stand there, but what goes to everybody, then everybody whom one has not talked to. */
export function targetsOf(
  items: readonly ConversationItem[],
  contacts: readonly ContactItem[],
  me: string,
  unknown: string,
): readonly Target[] {
  const talked = new Set<string>(items.map(({ key }) => key))
  return [
    ...items
      // One answers questions, the other is everybody: nothing is sent on to them.
      .filter(({ isAssistant, isSelfManaged }) => !isAssistant && !isSelfManaged)
      .map(({ key, title, company }) => ({ key, name: title ?? unknown, company })),
    ...peopleOf(contacts, me).filter(({ key }) => !talked.has(key)),
  ]
}
