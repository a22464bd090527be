import type { Refusal } from '@sarika/im-engine'
import type { Say } from '../../../../i18n/i18n'
import { whyNot } from '../../rules/people-words'

/** Why quick replies were not saved. What the server says of a text, e.g. of a word in it, is told as it says it. */
export function whyUnsaved(refusal: Refusal, t: Say<'box'>, people: Say<'people'>): string {
  if (refusal.kind === 'empty') return t('quick.empty')
  if (refusal.kind === 'too-long') return t('quick.tooLong')
  if (refusal.kind === 'malformed') return refusal.what
  return whyNot(refusal, people)
}
