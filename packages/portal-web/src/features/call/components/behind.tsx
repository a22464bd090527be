import type { CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { refusalInWords } from '../rules/refusals'
import { CameraIcon, HangUpIcon, PhoneIcon } from './icons'
import { useFaces } from './use-faces'
import { useKeepLeft } from './use-keep-left'

/** The page that had the call was loaded again: the way back into it, and its end. */
export function Behind({ call }: { call: CallNow }) {
  const { t } = useTranslation('call')
  const { accept, end } = useCall()
  const { whole } = useFaces(call)
  useKeepLeft(call.channel)
  const [refused, setRefused] = useState<string | null>(null)
  const rejoin = async () => {
    const result = await accept()
    if (!result.ok) setRefused(result.refusal.kind)
  }
  return (
    <section className="call-card call-behind" aria-label={t('label')}>
      <p role="status">{t('behind.words', { name: isolate(whole.name) })}</p>
      <div className="call-two">
        <button type="button" className="button call-go" onClick={() => void rejoin()}>
          {call.hasVideo ? <CameraIcon isOn /> : <PhoneIcon />}
          {t('behind.rejoin')}
        </button>
        <button type="button" className="button call-no" onClick={() => void end()}>
          <HangUpIcon />
          {t(call.type === 'meeting' ? 'key.leave' : 'key.end')}
        </button>
      </div>
      <p role="alert" className="call-why">
        {refused !== null && refusalInWords(refused, t)}
      </p>
    </section>
  )
}
