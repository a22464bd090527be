import { useTranslation } from 'react-i18next'
import { SidePane } from '../components/side-pane'
import { toPacket } from './api'
import { OnceRead } from './once-read'
import { PacketShown } from './packet-shown'
import type { Purse } from './table'
import { useWalletRead } from './use-wallet'

interface Props {
  id: string
  purse: Purse
  onClose: () => void
}

/** A red packet beside the conversation. */
export function PacketPane({ id, purse: { me }, onClose }: Props) {
  const { t } = useTranslation('wallet')
  const told = useWalletRead(`/red_packets/${id}`, toPacket)
  return (
    <SidePane name={t('packet')} closing={t('opening.close')} onClose={onClose}>
      <OnceRead told={told} missing={<p className="packet-missing">{t('opening.missing')}</p>} count={2}>
        {(packet) => <PacketShown packet={packet} me={me} />}
      </OnceRead>
    </SidePane>
  )
}
