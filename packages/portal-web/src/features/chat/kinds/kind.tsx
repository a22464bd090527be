// kinds/ has one file for each kind of message, with the same name as the engine's: what a list says of it, and its card,
// which is fetched when the first message of the kind is shown. Cards that look alike are one file of ../cards.

import type { Kind, ShownMessage } from '@sarika/im-engine'
import { type ComponentType, Suspense } from 'react'
import type { Say } from '../../../i18n/i18n'
import { useSay } from '../components/say'
import type { KindName } from '../rules/kind-names'

/** What a card is given. */
export interface CardProps<Body> {
  readonly body: Body
  /** What the kind is called, e.g. "Location". */
  readonly name: string
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
  { Card, isWords = false }: { Card: ComponentType<CardProps<Body>>; isWords?: boolean },
): ShownKind {
  return {
    type: kind.type,
    Content: function Content({ message }) {
      const t = useSay()
      if (!kind.is(message)) return null
      return (
        <Suspense fallback={<span className="card-coming">{t(`kinds.${kind.type}`)}</span>}>
          <Card body={message.body} name={t(`kinds.${kind.type}`)} />
        </Suspense>
      )
    },
    line: (brief, t) => {
      // Words that are not there are those of a kind that nobody knows here.
      if (isWords) return brief ?? t('list.other')
      const name = t(`kinds.${kind.type}`)
      return brief === undefined ? name : t('kinds.line', { name, brief })
    },
  }
}
