// kinds/ has one file for each kind of message, with the same name as the engine's: what a list says of it, and its card,
// which is fetched when the first message of the kind is shown. Cards that look alike are one file of ../cards.

import type { Kind, ShownMessage } from '@sarika/im-engine'
import type { ComponentType } from 'react'
import type { Say } from '../../../i18n/i18n'
import { useLater } from '../../../lib/use-later'
import { useSay } from '../components/say'
import type { KindName } from '../rules/kind-names'

/** What a card is given. */
export interface CardProps<Body> {
  readonly body: Body
  /** What the kind is called, e.g. "Location". */
  readonly name: string
  /** What it is the body of. */
  readonly message: ShownMessage
}

export interface ShownKind {
  readonly type: KindName
  /** What stands in the bubble. */
  readonly Content: ComponentType<{ message: ShownMessage }>
  /** One line of a list, a quote, a screen reader; `brief` = what the message says in few words. */
  readonly line: (brief: string | undefined, t: Say<'chat'>) => string
}

export function shown<T extends KindName, Body>(
  kind: Kind<T, Body>,
  {
    load,
    isWords = false,
  }: { load: () => Promise<{ default: ComponentType<CardProps<Body>> }>; isWords?: boolean },
): ShownKind {
  const lineOf = (brief: string | undefined, t: Say<'chat'>): string => {
    // Words that are not there are those of a kind that nobody knows here.
    if (isWords) return brief ?? t('list.other')
    const name = t(`kinds.${kind.type}`)
    return brief === undefined ? name : t('kinds.line', { name, brief })
  }
  return {
    type: kind.type,
    Content: function Content({ message }) {
      const t = useSay()
      const { data: Card } = useLater(`card ${kind.type}`, true, async () => (await load()).default)
      if (!kind.is(message)) return null
      const name = t(`kinds.${kind.type}`)
      // Also where the script did not come: what the list says of it is known.
      if (Card === undefined) return <span className="card-coming">{lineOf(message.brief, t)}</span>
      return <Card body={message.body} name={name} message={message} />
    },
    line: lineOf,
  }
}
