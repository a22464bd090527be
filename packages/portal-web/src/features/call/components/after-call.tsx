import type { CallNow } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { lasted } from '../rules/lasted'
import { useFaces } from './use-faces'

interface Props {
  call: CallNow
  isMissed?: boolean
  onClose: () => void
  /** Calls again, or back. */
  onAgain: () => void
}

/** Ends after which it makes sense to call again. */
const AGAIN: ReadonlySet<CallNow['end']> = new Set(['no-answer', 'busy', 'rejected', 'failed'] as const)

/** How a call ended, and what may be done about it. */
export function AfterCall({ call, isMissed = false, onClose, onAgain }: Props) {
  const { t } = useTranslation('call')
  const engine = useImEngine()
  const { whole } = useFaces(call)
  const [length] = useState(() =>
    call.answeredAt === null ? '' : lasted(engine.serverNow() - call.answeredAt),
  )
  const name = isolate(whole.name)
  const end = call.end ?? 'ended'
  const words = isMissed ? t('end.missed') : t(`end.${end}`, { name })
  const canAgain = isMissed || (call.isCaller && call.type !== 'meeting' && AGAIN.has(end))
  return (
    <section className="call-card" aria-label={words}>
      <div className="call-who">
        <Avatar id={whole.id} name={whole.name} src={whole.avatar} />
        <div role="status">
          <p className="call-name">
            <bdi>{whole.name}</bdi>
          </p>
          <p className="call-line">
            {words}
            {end === 'ended' && length !== '' && <span className="call-time">{` · ${length}`}</span>}
          </p>
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {canAgain && (
        <Button kind="small" onClick={onAgain}>
          {t(isMissed ? 'end.back' : 'end.again')}
        </Button>
      )}
    </section>
  )
}
