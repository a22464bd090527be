import type { ShownMessage } from '@sarika/im-engine'
import { tip as kind, TIP_MARK } from '@sarika/im-engine/kinds'
import type { Say } from '../../../i18n/i18n'

/** Who did what the tip tells of. */
interface Done {
  /** The owner of the account did it. */
  readonly own: boolean
  /** As the thread calls them. */
  readonly author: string
}

interface TipWords {
  /** Between the bubbles. */
  readonly inThread: (done: Done, t: Say<'chat'>) => string
  /** In the list, a quote, a screen reader. */
  readonly inLine: (t: Say<'chat'>) => string
}

/** How each type of tip is said in the language that is shown; a tip with a text of its own says that. */
const TIPS: ReadonlyMap<string, TipWords> = new Map([
  [
    'contact-agreed',
    {
      inThread: ({ own, author }, t) =>
        own ? t('tips.contact-agreed.mine') : t('tips.contact-agreed.theirs', { name: author }),
      inLine: (t) => t('tips.contact-agreed.line'),
    },
  ],
])

/** What stands between the bubbles. Of a type that is not known here it says that something happened. */
export function tipInThread(message: ShownMessage, author: string, t: Say<'chat'>): string {
  if (message.text !== '' || !kind.is(message)) return message.text
  return TIPS.get(message.body.tipType)?.inThread({ own: message.own, author }, t) ?? t('kinds.tip')
}

/** The same in few words, from the brief that the engine keeps. */
export function tipInLine(brief: string | undefined, t: Say<'chat'>): string {
  if (brief === undefined) return t('kinds.tip')
  if (!brief.startsWith(TIP_MARK)) return brief
  return TIPS.get(brief.slice(TIP_MARK.length))?.inLine(t) ?? t('kinds.tip')
}
