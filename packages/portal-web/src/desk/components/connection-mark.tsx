import { useTranslation } from 'react-i18next'
import { useIsConnected } from '../../features/chat'

/** Whether the desk has a connection, in a word; what follows for what is written is said above the chat. */
export function ConnectionMark({ imId }: { imId: string }) {
  const { t } = useTranslation('desk')
  const isOn = useIsConnected(imId)
  const name = t(isOn ? 'connection.on' : 'connection.off')
  return (
    <span className="desk-connection" data-on={isOn} title={name}>
      <span className="desk-connection-name">{name}</span>
    </span>
  )
}
