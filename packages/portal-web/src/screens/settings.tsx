import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router-dom'
import { toast } from 'sonner'
import {
  AvatarSetting,
  Devices,
  LanguageCard,
  Setting,
  SettingsCard,
  SettingsRow,
  useMe,
  useMeChanged,
  YourData,
} from '../features/account'
import { ChangeContactForm, ChangePasswordForm } from '../features/auth'
import { NoticeSettings } from '../features/inbox'
import { causeOf } from '../http/read'
import { getLanguage } from '../i18n/i18n'
import { useIsChatOn } from '../lib/chat-switch'
import { TITLE_ID } from '../lib/focus-title'
import { endSession, type Session } from '../lib/session'
import { useLater } from '../lib/use-later'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'

const PARTS = ['account', 'devices', 'notices', 'privacy', 'language', 'data'] as const

const OF_SEEKERS = ['notices'] as const

/** The switches are the chat's, whose scripts come later. */
const loadPrivacy = async () => (await import('../features/chat/people')).PrivacySettings

/** Of an account that is deleted nothing stays on this machine; without the chat's script its messages go at the next login. */
async function leave(imId: string): Promise<void> {
  endSession('deleted')
  await (await import('../features/chat').catch(() => null))?.eraseChat(imId)
}

/** All that an account has, part by part on one page; each change is saved at once. Source: portal specification 2. */
export default function SettingsScreen() {
  const { t } = useTranslation(['account', 'settings'])
  const session = useOutletContext<Session>()
  const { data: me, isError, error, refetch } = useMe(session)
  const changed = useMeChanged()
  const isChatOn = useIsChatOn()
  const { data: Privacy } = useLater('privacy', isChatOn, loadPrivacy)
  // An address of a part leads there once its part is on the page.
  const isKnown = me !== undefined
  useEffect(() => {
    if (isKnown && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isKnown])
  const finish = (close: () => void, news: string) => () => {
    close()
    void changed()
    toast(news)
  }
  if (me === undefined && isError)
    return <NotFetched title={t('settings.title')} cause={causeOf(error)} onRetry={() => void refetch()} />
  // Neither is kept before a code that went there came back.
  const confirmed = (value: string | undefined) => (value ? t('settings:confirmed') : undefined)
  const parts = PARTS.filter((part) => !session.isEmployer || !OF_SEEKERS.some((one) => one === part))
  const shown = (value: string | undefined) => (value === '' ? t('settings.none') : value)
  return (
    <main className="settings" id="content">
      <Title>{t('settings.title')}</Title>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {t('settings.title')}
      </h1>
      <nav className="chips settings-parts" aria-label={t('settings:parts.label')}>
        {parts.map((part) => (
          <a key={part} className="chip" href={`#${part}`}>
            {t(`settings:parts.${part}`)}
          </a>
        ))}
      </nav>
      <SettingsCard id="account" title={t('settings:parts.account')}>
        <AvatarSetting session={session} />
        <Setting title={t('settings.email')} value={shown(me?.email)} tag={confirmed(me?.email)}>
          {(close) => <ChangeContactForm channel="mail" onDone={finish(close, t('settings.emailDone'))} />}
        </Setting>
        <Setting title={t('settings.phone')} value={shown(me?.phone)} tag={confirmed(me?.phone)}>
          {(close) => <ChangeContactForm channel="sms" onDone={finish(close, t('settings.phoneDone'))} />}
        </Setting>
        <Setting title={t('settings.password')} value={t('settings.passwordNote')}>
          {(close) => <ChangePasswordForm onDone={finish(close, t('settings.passwordDone'))} />}
        </Setting>
      </SettingsCard>
      <Devices />
      {!session.isEmployer && (
        <SettingsCard id="notices" title={t('settings:parts.notices')}>
          <NoticeSettings />
        </SettingsCard>
      )}
      <SettingsCard id="privacy" title={t('settings:parts.privacy')}>
        {!session.isEmployer && (
          <SettingsRow title={t('settings:privacy.resume')} lead={t('settings:privacy.resumeLead')}>
            <Link className="button button-small" to="/resume">
              {t('settings:privacy.resumeLink')}
            </Link>
          </SettingsRow>
        )}
        {isChatOn && Privacy !== undefined && <Privacy imId={session.imId} />}
      </SettingsCard>
      <LanguageCard present={me?.language ?? getLanguage()} onChanged={() => void changed()} />
      <YourData
        onDeleted={() => {
          void leave(session.imId)
          // The next login asks anew whether it is deleted.
          void changed()
        }}
      />
    </main>
  )
}
