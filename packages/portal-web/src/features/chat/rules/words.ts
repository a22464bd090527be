import type { ConversationItem, ShownMessage } from '@sarika/im-engine'
import { audio, file, image, video } from '@sarika/im-engine/kinds'
import type { Say } from '../../../i18n/i18n'
import { kindNamed, kindOf } from '../kinds/all'
import { withoutMarks } from './code'

/** The line of the list: what was said last. */
export function lastInWords({ last }: ConversationItem, t: Say<'chat'>): string {
  if (last === null) return ''
  if (last.kind === 'withdrawn') return t('list.withdrawn')
  if (last.kind === 'text') return withoutMarks(last.text)
  return kindNamed(last.kind)?.line(last.brief, t) ?? t('list.other')
}

/** What a bubble says when it has no text to show; null = it has. */
export function insteadOfText(message: ShownMessage, t: Say<'chat'>): string | null {
  const { damage, kind } = message
  if (damage === 'cannot-decrypt') return t('thread.cannotDecrypt')
  if (damage === 'altered') return t('thread.altered')
  return kind === 'text' || kindOf(message) !== null ? null : t('thread.unknown')
}

/** A message in one line, for a quote and for who listens. */
export const inLine = (message: ShownMessage, t: Say<'chat'>): string =>
  insteadOfText(message, t) ?? kindOf(message)?.line(message.brief, t) ?? withoutMarks(message.text)

/** What of a message can be copied: its text, and of a file what its sender says of it; "" = nothing. */
export function copyOf(message: ShownMessage, t: Say<'chat'>): string {
  if (insteadOfText(message, t) !== null) return ''
  for (const kind of [image, video, audio, file]) if (kind.is(message)) return message.body.caption
  return message.text
}

/** What the server has and one can read: it may be forwarded, starred and chosen. The engine judges again what goes on. */
export const canGoOn = (message: ShownMessage, t: Say<'chat'>): boolean =>
  message.id !== '' && message.withdrawnAt === undefined && insteadOfText(message, t) === null
