import { Link } from 'react-router-dom'
import { Bird } from '../../../ui/bird'
import { Button } from '../../../ui/button'
import { MessagePage } from '../../../ui/message-page'
import { useSay } from './say'

export function PhoneNotice({ onUseAnyway }: { onUseAnyway: () => void }) {
  const t = useSay()
  return (
    <MessagePage mark={<Bird size={56} />} title={t('phone.title')} lead={t('phone.lead')}>
      <Link className="button button-primary" to="/app">
        {t('phone.app')}
      </Link>
      <Button kind="quiet" onClick={onUseAnyway}>
        {t('phone.anyway')}
      </Button>
    </MessagePage>
  )
}
