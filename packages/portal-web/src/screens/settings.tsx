import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { toast } from 'sonner'
import { AvatarSetting, LanguageForm, Setting, useMe, useMeChanged } from '../features/account'
import { ChangeContactForm, ChangePasswordForm } from '../features/auth'
import { NoticeSettings } from '../features/inbox'
import { causeOf } from '../http/read'
import { getLanguage } from '../i18n/i18n'
import { LANGUAGE_NAMES } from '../i18n/languages'
import { TITLE_ID } from '../lib/focus-title'
import type { Session } from '../lib/session'
import { NotFetched } from '../ui/not-fetched'
import { Title } from '../ui/title'

/** What one has an account with; each is changed in its place. Source: portal specification 2. */
export default function SettingsScreen() {
  const { t } = useTranslation('account')
  const session = useOutletContext<Session>()
  const { data: me, isError, error, refetch } = useMe(session)
  const changed = useMeChanged()
  const finish = (close: () => void, news: string) => () => {
    close()
    void changed()
    toast(news)
  }
  if (me === undefined && isError)
    return <NotFetched title={t('settings.title')} cause={causeOf(error)} onRetry={() => void refetch()} />
  const shown = (value: string | undefined) => (value === '' ? t('settings.none') : value)
  return (
    <main className="settings" id="content">
      <Title>{t('settings.title')}</Title>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {t('settings.title')}
      </h1>
      <div className="settings-card">
        <AvatarSetting session={session} />
        <Setting title={t('settings.email')} value={shown(me?.email)}>
          {(close) => <ChangeContactForm channel="mail" onDone={finish(close, t('settings.emailDone'))} />}
        </Setting>
        <Setting title={t('settings.phone')} value={shown(me?.phone)}>
          {(close) => <ChangeContactForm channel="sms" onDone={finish(close, t('settings.phoneDone'))} />}
        </Setting>
        <Setting title={t('settings.password')} value={t('settings.passwordNote')}>
          {(close) => <ChangePasswordForm onDone={finish(close, t('settings.passwordDone'))} />}
        </Setting>
        <Setting title={t('settings.language')} value={me && LANGUAGE_NAMES[me.language]}>
          {(close) => (
            <LanguageForm
              present={me?.language ?? getLanguage()}
              onDone={() => {
                close()
                void changed()
              }}
            />
          )}
        </Setting>
      </div>
      {!session.isEmployer && <NoticeSettings />}
    </main>
  )
}
