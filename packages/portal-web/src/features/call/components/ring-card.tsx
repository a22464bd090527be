import type { CallNow, Result } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { Avatar } from '../../../ui/avatar'
import { refusalInWords } from '../rules/refusals'
import { CameraIcon, HangUpIcon, PhoneIcon } from './icons'
import { useElapsed } from './use-elapsed'
import { useFaces } from './use-faces'

/** Somebody calls. It takes the screen and the focus from nobody: it is the first stop of the Tab key, and is read aloud. */
export function RingCard({ call }: { call: CallNow }) {
  const { t } = useTranslation('call')
  const { accept, reject } = useCall()
  const { whole, company, of } = useFaces(call)
  const [refused, setRefused] = useState<string | null>(null)
  const time = useElapsed(call.since)
  const kind = call.type === 'meeting' ? 'meeting' : call.hasVideo ? 'video' : 'audio'
  const caller = isolate(of(call.with).name)
  const heard = t(`ring.${kind}`, { name: caller })
  const take = async (asking: Promise<Result<null>>) => {
    const result = await asking
    if (!result.ok) setRefused(result.refusal.kind)
  }
  return (
    <section className="call-card" role="alertdialog" aria-label={t('ring.label')}>
      <p className="only-heard" role="status">
        {heard}
      </p>
      <div className="call-who">
        <Avatar id={whole.id} name={whole.name} src={whole.avatar} />
        <div>
          <p className="call-name">
            <bdi>{whole.name}</bdi>
          </p>
          {company !== '' && <p className="soft">{company}</p>}
          <p className="call-line">{t('ring.since', { kind: t(kind), time })}</p>
        </div>
      </div>
      <div className="call-two">
        <button type="button" className="button call-go" onClick={() => void take(accept())}>
          {call.hasVideo ? <CameraIcon isOn /> : <PhoneIcon />}
          {t(kind === 'meeting' ? 'ring.join' : 'ring.answer')}
        </button>
        <button type="button" className="button call-no" onClick={() => void take(reject())}>
          <HangUpIcon />
          {t('ring.decline')}
        </button>
      </div>
      {call.hasVideo && (
        <button
          type="button"
          className="button button-quiet call-chip"
          onClick={() => void take(accept({ withPicture: false }))}
        >
          <PhoneIcon />
          {t(kind === 'meeting' ? 'ring.joinNoPicture' : 'ring.noPicture')}
        </button>
      )}
      <p role="alert" className="call-why">
        {refused !== null && refusalInWords(refused, t)}
      </p>
    </section>
  )
}
