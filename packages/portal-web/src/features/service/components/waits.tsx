import { useTranslation } from 'react-i18next'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long somebody has waited, in whole minutes, then hours; that they were answered where nobody waits. */
export function Waits({ since }: { since: number }) {
  const { t } = useTranslation('service')
  const ms = Math.max(0, Date.now() - since)
  if (since === 0) return <>{t('answered')}</>
  if (ms < MINUTE_MS) return <>{t('waitsNow')}</>
  return (
    <>
      {ms < HOUR_MS
        ? t('waitsMinutes', { count: Math.floor(ms / MINUTE_MS) })
        : t('waitsHours', { count: Math.floor(ms / HOUR_MS) })}
    </>
  )
}
