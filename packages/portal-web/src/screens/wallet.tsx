import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { WalletPage } from '../features/chat/wallet'
import { useIsWalletOn } from '../lib/chat-switch'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'
import { ChatPlace, WayToJobs } from './chat-place'
import { NotFoundScreen } from './not-found'

/** The wallet; where the site has none there is no such page. */
export default function WalletScreen() {
  const { t } = useTranslation('wallet')
  const { imId } = useOutletContext<Session>()
  if (!useIsWalletOn()) return <NotFoundScreen />
  return (
    <>
      <Title>{t('title')}</Title>
      <ChatPlace way={<WayToJobs />}>
        <WalletPage key={imId} imId={imId} />
      </ChatPlace>
    </>
  )
}
