import type { ShownMessage } from '@sarika/im-engine'
import { useConnection } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar'
import { Dots } from '../presence/typing-words'
import '../../../styles/typing.css'
import { ASSISTANT, ASSISTANT_PICTURE } from './assistant'

interface Props {
  /** What was said last; undefined = nothing. */
  last: Pick<ShownMessage, 'own' | 'state'> | undefined
}

/** Under a question that is on its way, until it is answered. Without a connection nobody looks: the banner says that. Source: S-AI-21. */
export function WaitingLine({ last }: Props) {
  const { t } = useTranslation('typing')
  const isConnected = useConnection().state === 'connected'
  const isWaiting = isConnected && last?.own === true && last.state === 'sending'
  return (
    <p className="typing-line" role="status">
      {isWaiting && (
        <>
          <Avatar id={ASSISTANT} name={t('assistant.name')} src={ASSISTANT_PICTURE} />
          <Dots />
          <bdi>{t('assistant.waiting')}</bdi>
        </>
      )}
    </p>
  )
}
