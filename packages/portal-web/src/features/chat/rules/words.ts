import type { ConversationItem, Refusal, SendFailure, ShownMessage } from '@sarika/im-engine'
import { texts } from '../../../i18n/en'

/** Why a message was not sent. */
export function failureInWords(failure: SendFailure | undefined): string {
  if (failure === undefined) return texts.failure.other
  if (failure.kind === 'refused') return texts.failure[failure.reason]
  return failure.uncertain ? texts.failure.uncertain : texts.failure['channel-unavailable']
}

/** Why a message was not withdrawn. */
export function withdrawalInWords(failure: SendFailure): string {
  if (failure.kind === 'refused')
    return texts.withdrawal[failure.reason === 'too-late' ? 'too-late' : 'other']
  return failure.uncertain ? texts.withdrawal.uncertain : texts.withdrawal['channel-unavailable']
}

/** Why a command was not accepted. */
export function refusalInWords(refusal: Refusal): string {
  return refusal.kind === 'too-long'
    ? texts.refusal['too-long'](refusal.limit, refusal.length)
    : texts.refusal[refusal.kind]
}

/** The line of the list: what was said last. */
export function lastInWords({ last }: ConversationItem): string {
  if (last === null) return ''
  if (last.kind === 'withdrawn') return texts.list.withdrawn
  return last.kind === 'text' ? last.text : texts.list.other
}

/** What a bubble says when it has no text to show; null = it has. */
export function insteadOfText({ damage, kind }: ShownMessage): string | null {
  if (damage === 'cannot-decrypt') return texts.thread.cannotDecrypt
  if (damage === 'altered') return texts.thread.altered
  return kind === 'text' ? null : texts.thread.unknown
}
