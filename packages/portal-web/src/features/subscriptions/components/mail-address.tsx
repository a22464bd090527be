import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons'
import { Note } from '../../../ui/note'
import { useMailAddress } from '../api/alerts'

/** Where the mails of alerts go; without an address why none go out, and the way to one. */
export function MailAddress() {
  const { t } = useTranslation('papers')
  const email = useMailAddress()
  if (email === undefined) return null
  if (email !== '') return <p className="soft">{t('alert.mailTo', { email })}</p>
  return (
    <Note icon={<Icon of={Mail} />} isWarm>
      {t('alert.noAddress')} <Link to="/account-setting">{t('alert.addAddress')}</Link>
    </Note>
  )
}
