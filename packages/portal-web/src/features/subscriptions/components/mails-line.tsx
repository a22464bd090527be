import { useTranslation } from 'react-i18next'
import { showDay } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { useMailAddress } from '../api/alerts'
import type { Mails } from '../rules/alert'

/** When the last mail went out and when the next one may; of an alert that has ended, why. */
export function MailsLine({ mails: { lastAt, nextAt, endedBy } }: { mails: Mails }) {
  const { t } = useTranslation('papers')
  const now = useDay()
  const email = useMailAddress()
  if (endedBy !== '')
    return <p>{t(endedBy === 'person' ? 'alert.mails.byPerson' : 'alert.mails.byBounces')}</p>
  const last = lastAt === 0 ? t('alert.mails.none') : t('alert.mails.last', { day: showDay(lastAt, now) })
  // Without an address none goes out, and the page says so.
  if (email === '') return <p className="soft">{last}</p>
  // What is due goes out today.
  const next = t('alert.mails.next', { day: showDay(Math.max(nextAt, now), now) })
  return <p className="soft">{`${last} · ${next}`}</p>
}
