import { type Refusal, type SendFailure, TEXT_MAX_GRAPHEMES, TEXT_MAX_UNITS } from '@sarika/im-engine'
import type { Say } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'
import type { FileFault } from './judge-file'
import { showMb } from './sizes'

/** What the server says of a message that it stored with code 7101. Source: specification 8. */
export const LINK_TAKEN_OUT = 'Sent without a link that is not allowed here'

/** Why a message was not sent. */
export function failureInWords(failure: SendFailure | undefined, t: Say<'chat'>): string {
  if (failure === undefined) return t('failure.other')
  if (failure.kind === 'refused') return t(`failure.${failure.reason}`, { word: isolate(failure.word ?? '') })
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

/** It was refused because the two are no friends: to become some helps. */
export const isAmongStrangers = (failure: SendFailure | undefined): boolean =>
  failure?.kind === 'refused' && failure.reason === 'not-friend'

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
  if (refusal.limit === TEXT_MAX_UNITS) return t('refusal.too-large')
  if (refusal.limit === TEXT_MAX_GRAPHEMES) return t('refusal.too-many', { limit: refusal.limit })
  return t('refusal.too-long', { limit: refusal.limit, length: refusal.length })
}
