import type { ShownMessage } from '@sarika/im-engine'
import { useImEngine, useUploads } from '@sarika/im-engine/react'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { useSay } from '../components/say'
import { useDeed } from '../components/use-deed'
import { clientIdOf } from '../rules/client-id'
import { showMb } from '../rules/sizes'

/** How far a file got on its way, and the way to stop it; nothing for one that is there. */
export function UploadMark({ message }: { message: ShownMessage }) {
  const t = useSay()
  const engine = useImEngine()
  const deed = useDeed()
  const upload = useUploads().get(message.key)
  if (message.state !== 'uploading') return null
  const { sent = 0, total = 0, state = 'waiting' } = upload ?? {}
  const percent = total === 0 ? 0 : Math.round((sent / total) * 100)
  return (
    <span className="upload">
      <progress className="upload-bar" aria-label={t('media.uploading')} value={percent} max={100} />
      <span className="card-soft">
        {state === 'sending'
          ? t('media.sentOf', { sent: showMb(sent), total: showMb(total) })
          : t(state === 'paused' ? 'media.waitsForNetwork' : 'media.waits')}
      </span>
      <IconButton label={t('media.stop')} onClick={() => void deed(engine.discard(clientIdOf(message)))}>
        <CloseIcon />
      </IconButton>
    </span>
  )
}
