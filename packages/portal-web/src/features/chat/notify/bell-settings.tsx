import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { BELL_KINDS, type BellKind } from '../../../contract/bell'
import { useWhy } from '../../../http/failure'
import { useOwnChanged, useOwnTold } from '../../../http/read'
import { getSession } from '../../../lib/session'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { SwitchLine } from '../people/switch-line'
import { canPush, startPush, stopPush } from './push'
import { BELL, changeBell, setDevice, useBell, useDevice } from './settings'
import { askPermission, canShow, permission } from './show'
import { playBell } from './sound'
import '../../../styles/people.css'
import '../../../styles/bell.css'

/** What rings and shows: on this device, and of which kinds on all of them. Each change is saved at once. */
export function BellSettings() {
  const { t } = useTranslation('bell')
  return (
    <div className="privacy">
      <h3 className="bell-part">{t('here')}</h3>
      <OnThisDevice />
      <h3 className="bell-part">{t('everywhere')}</h3>
      <Kinds />
    </div>
  )
}

function OnThisDevice() {
  const { t } = useTranslation('bell')
  const { hasSound, isShown, hasText, pushedFor } = useDevice()
  const { data } = useBell()
  const [isBusy, setIsBusy] = useState(false)
  const allowed = permission()
  const pushKey = data?.pushKey ?? ''
  const isOn = isShown && allowed === 'granted'
  const imId = getSession()?.imId ?? ''
  async function switchShown(next: boolean) {
    if (!next) {
      setDevice({ isShown: false })
      if (pushedFor !== '') await stopPush()
    } else if (await askPermission()) setDevice({ isShown: true })
    else toast(t('denied'))
  }
  async function switchPush(next: boolean, words = hasText) {
    if (!next) return stopPush()
    const done = await startPush(imId, pushKey, words)
    if (done !== 'done') toast(t(done === 'refused' ? 'denied' : 'pushFailed'))
  }
  async function switchText(next: boolean) {
    setDevice({ hasText: next })
    if (pushedFor !== '') await switchPush(true, next)
  }
  const once = (work: Promise<unknown>) => {
    setIsBusy(true)
    void work.finally(() => setIsBusy(false))
  }
  return (
    <>
      <SwitchLine
        title={t('sound')}
        lead={t('soundLead')}
        isOn={hasSound}
        onChange={(next) => setDevice({ hasSound: next })}
      />
      <p className="bell-try">
        <Button kind="small" onClick={() => void playBell().catch(() => toast(t('soundFailed')))}>
          {t('try')}
        </Button>
      </p>
      <SwitchLine
        title={t('show')}
        lead={t(canShow() ? (allowed === 'denied' ? 'denied' : 'showLead') : 'noShow')}
        state={canShow() && allowed === 'denied' ? t('blocked') : undefined}
        isOn={isOn}
        disabled={allowed === 'denied'}
        isBusy={isBusy}
        onChange={(next) => !isBusy && once(switchShown(next))}
      />
      {isOn && (
        <SwitchLine
          title={t('text')}
          lead={t('textLead')}
          isOn={hasText}
          isBusy={isBusy}
          onChange={(next) => !isBusy && once(switchText(next))}
        />
      )}
      {isOn && pushKey !== '' && canPush() && (
        <SwitchLine
          title={t('push')}
          lead={t('pushLead')}
          isOn={pushedFor !== ''}
          isBusy={isBusy}
          onChange={(next) => !isBusy && once(switchPush(next))}
        />
      )}
    </>
  )
}

function Kinds() {
  const { t } = useTranslation('bell')
  const { data, isError, cause, refetch } = useBell()
  const told = useOwnTold()
  const changed = useOwnChanged()
  const why = useWhy()
  /** What is being saved is shown as it will be. */
  const [saving, setSaving] = useState<Partial<Record<BellKind, boolean>>>({})
  async function change(kind: BellKind, isOn: boolean) {
    if (saving[kind] !== undefined) return
    setSaving((before) => ({ ...before, [kind]: isOn }))
    const answer = await changeBell({ kinds: { [kind]: isOn } })
    if (answer.kind === 'ok') {
      told(BELL, answer.body)
      await changed(BELL)
    } else toast(why(answer))
    setSaving(({ [kind]: _, ...others }) => others)
  }
  if (isError && data === undefined) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  return BELL_KINDS.map((kind) => (
    <SwitchLine
      key={kind}
      title={t(`kinds.${kind}`)}
      lead={t(`kinds.${kind}Lead`)}
      isOn={saving[kind] ?? data?.kinds[kind] ?? true}
      disabled={data === undefined}
      onChange={(isOn) => void change(kind, isOn)}
    />
  ))
}
