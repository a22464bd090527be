import { useTranslation } from 'react-i18next'
import { showMonth } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'

/** Says a span of months, e.g. "Jun 2024 – now"; "" while its start is not known. */
export function useSpan(): (start: unknown, end: unknown) => string {
  const { t } = useTranslation('resume')
  return (start, end) => {
    const isMonth = (month: unknown) => /^\d{4}-\d\d$/.test(String(month))
    if (!isMonth(start)) return ''
    const until = end === null ? t('now') : isMonth(end) ? showMonth(String(end)) : ''
    return [showMonth(String(start)), until].filter((one) => one !== '').join(' – ')
  }
}

export const useThisYear = (): number => new Date(useDay()).getFullYear()
