import { useTranslation } from 'react-i18next'

/** The point of a chat that its owner marked as unread. Source: S-ACT-12. */
export function MarkedUnread({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation('acts')
  return (
    <span className="badge badge-point" data-quiet={isQuiet || undefined} title={t('marked')}>
      <span className="only-heard">{t('marked')}</span>
    </span>
  )
}
