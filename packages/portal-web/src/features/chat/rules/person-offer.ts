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

/**
 * Where the assistant's last answer was about talking to a person: the question before it, which may go along. null: the last answer
 * was about something else.
 */
export function personOffer(messages: readonly Said[]): string | null {
  const last = messages.at(-1)
  if (last?.kind !== 'robot' || intentOf(last.extra) !== 'person') return null
  return messages.findLast(({ own, kind }) => own && kind === 'text')?.text ?? ''
}
