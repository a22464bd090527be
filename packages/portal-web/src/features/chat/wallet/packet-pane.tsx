import { useTranslation } from 'react-i18next'
import { FetchFailure } from '../../../ui/failure'
import { RowSkeletons } from '../../../ui/rows'
import { SidePane } from '../components/side-pane'
import { toPacket } from './api'
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
  const { data: packet, isMissing, isError, cause, refetch } = useWalletRead(`/red_packets/${id}`, toPacket)
  return (
    <SidePane name={t('packet')} closing={t('opening.close')} onClose={onClose}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {isMissing && <p className="packet-missing">{t('opening.missing')}</p>}
      {packet === undefined && !isError && !isMissing && <RowSkeletons count={2} />}
      {packet !== undefined && <PacketShown packet={packet} me={me} />}
    </SidePane>
  )
}
