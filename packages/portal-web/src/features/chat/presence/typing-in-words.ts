import type { Say } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'

/** Two are named; of more it is said how many. */
export function typingInWords(names: readonly string[], count: number, t: Say<'typing'>): string {
  const [name = '', other = ''] = names.map(isolate)
  if (count === 0) return ''
  if (count > 2) return t('several', { count })
  return count === 1 ? t('one', { name }) : t('two', { name, other })
}
