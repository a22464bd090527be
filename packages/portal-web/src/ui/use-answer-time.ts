import { useTranslation } from 'react-i18next'
import { answersWithin } from '../lib/answer-time'

/** e.g. "2 h", "3 days", of seconds; null: not known. */
export function useAnswerTime(seconds: number | null): string | null {
  const { t } = useTranslation('jobs')
  const time = answersWithin((seconds ?? 0) * 1000)
  if (time === null) return null
  const { unit, count } = time
  return unit === 'hours' ? t('figures.hours', { count }) : t('figures.days', { count })
}
