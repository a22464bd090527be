import type { Privacy as Settings } from '@sarika/im-engine'
import { useConnection, useImEngine } from '@sarika/im-engine/react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { openArea } from '../../../i18n/i18n'
import { passFocus } from '../../../lib/focus-title'
import { useLater } from '../../../lib/use-later'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { whyNot } from '../rules/people-words'
import '../../../styles/people.css'
import { SwitchLine } from './switch-line'

const loadSwitch = async () => {
  const [{ PreviewSwitch }] = await Promise.all([import('../links/preview-switch'), openArea('links')])
  return PreviewSwitch
}

const KEYS = ['needsConsent', 'byPhone', 'byAccount', 'lastSeen'] as const
type Key = (typeof KEYS)[number]

/** How long a change can be taken back by one press, ms. */
const UNDO_MS = 10_000

/** Who may find and add one, and see when one was there last: each switch is saved at once, and a toast takes it back. */
export function Privacy() {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const isConnected = useConnection().state === 'connected'
  const [known, setKnown] = useState<Settings | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** What is being saved is shown as it will be. */
  const [saving, setSaving] = useState<Partial<Settings>>({})

  const read = useCallback(async () => {
    const result = await contacts.privacy()
    if (result.ok) setKnown(result.value)
    setFailure(result.ok ? null : whyNot(result.refusal, t))
  }, [contacts, t])
  const isKnown = known !== null
  useEffect(() => {
    if (isConnected && !isKnown) void read()
  }, [isConnected, isKnown, read])

  async function save(key: Key, isOn: boolean, isUndo = false) {
    setSaving((before) => ({ ...before, [key]: isOn }))
    const result = await contacts.setPrivacy({ [key]: isOn })
    setSaving(({ [key]: _, ...others }) => others)
    if (!result.ok) return toast(whyNot(result.refusal, t))
    setKnown((before) => before && { ...before, [key]: isOn })
    if (isUndo) return
    const undo = { label: t('privacy.undo'), onClick: () => void save(key, !isOn, true) }
    toast(t('privacy.saved'), { duration: UNDO_MS, action: undo })
  }

  const { data: PreviewSwitch } = useLater('preview-switch', true, loadSwitch)
  if (failure !== null && known === null)
    return (
      <FormFailure text={failure}>
        <Button ref={passFocus} kind="small" onClick={() => void read()}>
          {t('privacy.retry')}
        </Button>
      </FormFailure>
    )
  return (
    <div className="privacy" aria-busy={known === null}>
      {KEYS.filter((key) => known === null || known[key] !== undefined).map((key) => {
        const isOn = saving[key] ?? known?.[key] ?? false
        return (
          <SwitchLine
            key={key}
            title={t(`privacy.${key}`)}
            lead={t(`privacy.${key}Lead`)}
            isOn={isOn}
            disabled={known === null}
            onChange={(next) => void save(key, next)}
          />
        )
      })}
      {PreviewSwitch !== undefined && <PreviewSwitch />}
    </div>
  )
}
