import {
  type ConversationItem,
  type Refusal,
  type SendFailure,
  type ShownMessage,
  TEXT_MAX_UNITS,
} from '@sarika/im-engine'
import { audio, file, image, video } from '@sarika/im-engine/kinds'
import type { Say } from '../../../i18n/i18n'
import { kindNamed, kindOf } from '../kinds/all'
import type { FileFault } from './judge-file'
import { showMb } from './sizes'

/** Why a message was not sent. */
export function failureInWords(failure: SendFailure | undefined, t: Say<'chat'>): string {
  if (failure === undefined) return t('failure.other')
  if (failure.kind === 'refused') return t(`failure.${failure.reason}`, { word: failure.word ?? '' })
  if (failure.kind === 'upload') return uploadInWords(failure, t)
  return t(failure.uncertain ? 'failure.uncertain' : 'failure.channel-unavailable')
}

/** Why a file did not get to the server. */
const uploadInWords = (
  { reason, limit }: Extract<SendFailure, { kind: 'upload' }>,
  t: Say<'chat'>,
): string =>
  reason === 'too-large' && limit !== undefined
    ? t('upload.too-large-of', { limit: showMb(limit) })
    : t(`upload.${reason}`)

/** Another try cannot help: the file itself is wrong, or gone. */
export const isFinal = (failure: SendFailure | undefined): boolean =>
  failure?.kind === 'upload' && FINAL.has(failure.reason)

const FINAL: ReadonlySet<Extract<SendFailure, { kind: 'upload' }>['reason']> = new Set([
  'too-large',
  'empty',
  'wrong-type',
  'file-missing',
])

/** Why a file that was chosen is not sent. */
export function faultInWords(fault: FileFault, t: Say<'chat'>): string {
  if (typeof fault !== 'string') return refusalInWords(fault, t)
  return t(`media.${fault}`)
}

/** Why a message was not withdrawn. */
export function withdrawalInWords(failure: SendFailure, t: Say<'chat'>): string {
  if (failure.kind === 'upload') return t('withdrawal.other')
  if (failure.kind === 'refused')
    return t(failure.reason === 'too-late' ? 'withdrawal.too-late' : 'withdrawal.other')
  return t(failure.uncertain ? 'withdrawal.uncertain' : 'withdrawal.channel-unavailable')
}

/** Why a command was not accepted. */
export function refusalInWords(refusal: Refusal, t: Say<'chat'>): string {
  if (refusal.kind === 'too-large') return t('upload.too-large-of', { limit: showMb(refusal.limit) })
  if (refusal.kind !== 'too-long') return t(`refusal.${refusal.kind}`)
  // Nobody can count UTF-16 units: the counter of the field says how many characters are too many.
  return refusal.limit === TEXT_MAX_UNITS
    ? t('refusal.too-large')
    : t('refusal.too-long', { limit: refusal.limit, length: refusal.length })
}

/** The line of the list: what was said last. */
export function lastInWords({ last }: ConversationItem, t: Say<'chat'>): string {
  if (last === null) return ''
  if (last.kind === 'withdrawn') return t('list.withdrawn')
  if (last.kind === 'text') return last.text
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
  insteadOfText(message, t) ?? kindOf(message)?.line(message.brief, t) ?? message.text

/** What of a message can be copied: its text, and of a file what its sender says of it; "" = nothing. */
export function copyOf(message: ShownMessage, t: Say<'chat'>): string {
  if (insteadOfText(message, t) !== null) return ''
  for (const kind of [image, video, audio, file]) if (kind.is(message)) return message.body.caption
  return message.text
}

/** What the server has and one can read: it may be forwarded, starred and chosen. The engine judges again what goes on. */
export const canGoOn = (message: ShownMessage, t: Say<'chat'>): boolean =>
  message.id !== '' && message.withdrawnAt === undefined && insteadOfText(message, t) === null
