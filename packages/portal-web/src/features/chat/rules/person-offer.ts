import type { ShownMessage } from '@sarika/im-engine'
import { textAt } from '../../../lib/fields'

type Said = Pick<ShownMessage, 'own' | 'kind' | 'text' | 'extra'>

function intentOf(extra: string | undefined): string {
  try {
    return textAt(JSON.parse(extra ?? '{}'), 'intent')
  } catch {
    return ''
  }
}

/** What the assistant took a question for that a person answers better. Source: S-SERVICE-21, S-AI-40. */
const FOR_A_PERSON: readonly string[] = ['person', 'unknown']

/** Units of what goes along: every server takes such a text. */
const MOST = 800

/**
 * Where the assistant's last answer was about talking to a person, or that it did not understand: what they asked, with the
 * question before that, which may go along. null: the last answer was about something else.
 */
export function personOffer(messages: readonly Said[]): string | null {
  const last = messages.at(-1)
  if (last?.kind !== 'robot' || !FOR_A_PERSON.includes(intentOf(last.extra))) return null
  const asked = messages.filter(({ own, kind }) => own && kind === 'text').slice(-2)
  const both = asked.map(({ text }) => text).join('\n')
  return both.length <= MOST ? both : (asked.at(-1)?.text ?? '')
}
