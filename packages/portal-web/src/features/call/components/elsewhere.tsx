import type { CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { Button } from '../../../ui/button'
import { useElapsed } from './use-elapsed'
import { useFaces } from './use-faces'

/** The call is in another tab of this browser: that it is, and its end. */
export function Elsewhere({ call }: { call: CallNow }) {
  const { t } = useTranslation('call')
  const { end, cancel } = useCall()
  const { whole } = useFaces(call)
  const time = useElapsed(call.answeredAt)
  const isRunning = call.state === 'running'
  return (
    <section className="call-card call-elsewhere" aria-label={t('label')}>
      <p>
        {t('elsewhere', { name: isolate(whole.name) })} <span className="call-time">{time}</span>
      </p>
      <Button kind="small" onClick={() => void (isRunning ? end() : cancel())}>
        {t(isRunning ? 'key.end' : 'key.cancel')}
      </Button>
    </section>
  )
}
