import { useConnection } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { SwitchLine } from '../people/switch-line'
import { keepSetting, readSetting } from './ask-preview'

/** Whether links are looked up before they are sent: saved at once, and as it was where it could not be. Source: S-PREV-12. */
export function PreviewSwitch() {
  const { t } = useTranslation('links')
  const { t: say } = useTranslation('people')
  const isConnected = useConnection().state === 'connected'
  const [isOn, setIsOn] = useState<boolean | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isKnown = isOn !== null
  useEffect(() => {
    if (isConnected && !isKnown) void readSetting().then(setIsOn)
  }, [isConnected, isKnown])

  async function change(next: boolean) {
    if (isBusy) return
    setIsBusy(true)
    setIsOn(next)
    const kept = await keepSetting(next)
    setIsBusy(false)
    setIsOn(kept ?? !next)
    toast(kept === null ? say('refused.other') : say('privacy.saved'))
  }
  return (
    <SwitchLine
      title={t('preview.setting')}
      lead={t('preview.settingLead')}
      isOn={isOn ?? false}
      disabled={!isKnown}
      isBusy={isBusy}
      onChange={(next) => void change(next)}
    />
  )
}
