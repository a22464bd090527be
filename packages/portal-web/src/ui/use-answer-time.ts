import { useTranslation } from 'react-i18next'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

/** e.g. "2 h", "3 days"; never less than an hour. null: not known. */
export function useAnswerTime(seconds: number | null): string | null {
  const { t } = useTranslation('jobs')
  if (seconds === null || seconds < 0) return null
  if (seconds > DAY_S) return t('figures.days', { count: Math.round(seconds / DAY_S) })
  return t('figures.hours', { count: Math.max(1, Math.round(seconds / HOUR_S)) })
}
