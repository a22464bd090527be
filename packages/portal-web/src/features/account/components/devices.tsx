import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { Answer } from '../../../http/call'
import { useDelete } from '../../../http/use-delete'
import { showWhen } from '../../../lib/dates'
import { passFocus } from '../../../lib/focus-title'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { Icon } from '../../../ui/icons'
import { endDevice, endOtherDevices, LOGINS, useDevices } from '../api/devices'
import { SettingsCard } from './settings-card'

/** Where somebody is logged in, and the end of each. */
export function Devices() {
  const { t } = useTranslation('settings')
  const { data, isError, cause, refetch } = useDevices()
  const now = useDay()
  const wait = useDelete(LOGINS)
  const devices = data ?? []
  const end = async (deletion: Promise<Answer>, news: string) => toast((await wait(deletion)) ?? news)
  const hasOthers = devices.some(({ isThis }) => !isThis)
  return (
    <SettingsCard
      id="devices"
      title={t('parts.devices')}
      action={
        hasOthers && (
          <Button
            ref={passFocus}
            kind="quiet"
            onClick={() => void end(endOtherDevices(), t('devices.othersDone'))}
          >
            {t('devices.others')}
          </Button>
        )
      }
    >
      {isError && <FetchFailure cause={cause} onRetry={refetch} />}
      <ul className="devices" aria-busy={data === undefined && !isError}>
        {devices.map(({ id, name, isPhone, isThis, lastUsedAt }) => {
          const device = name === '' ? t('devices.unknown') : name
          return (
            <li key={id} className="setting">
              <Icon of={isPhone ? Smartphone : Laptop} />
              <div>
                <h3>{device}</h3>
                <p className="soft">{isThis ? t('devices.now') : showWhen(lastUsedAt, now)}</p>
              </div>
              {isThis ? (
                <span className="settings-tag">{t('devices.this')}</span>
              ) : (
                <Button
                  ref={passFocus}
                  kind="small"
                  data-bad
                  aria-label={t('devices.endOne', { device })}
                  onClick={() => void end(endDevice(id), t('devices.ended', { device }))}
                >
                  {t('devices.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </SettingsCard>
  )
}
