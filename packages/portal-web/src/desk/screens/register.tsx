import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { AuthCard, JoinCompanyForm, RegisterCompanyForm } from '../../features/auth'
import { useInvitation } from '../../features/hiring'
import { LanguageMenu } from '../../features/shell'
import { PORTAL } from '../../lib/app'
import { useIsPhone } from '../../lib/page-state'
import { FetchFailure } from '../../ui/failure'
import { CheckIcon } from '../../ui/icons'
import { Tabs } from '../../ui/tabs'

const STEPS = ['page', 'chat', 'seal'] as const

function Known() {
  const { t } = useTranslation('firm')
  return (
    <>
      <p className="login-other">
        {t('register.known')} <Link to="/login">{t('register.logIn')}</Link>
      </p>
      <p className="login-other">
        {t('register.seeker')} <a href={`${PORTAL}register`}>{t('register.seekerLink')}</a>
      </p>
    </>
  )
}

function Company() {
  const isPhone = useIsPhone()
  const { t } = useTranslation(['firm', 'auth'])
  return (
    <AuthCard
      title={t('register.title')}
      lead={t('register.lead')}
      aside={
        isPhone ? undefined : (
          <>
            <h2>{t('register.after')}</h2>
            <ul className="login-steps">
              {STEPS.map((step) => (
                <li key={step}>
                  <CheckIcon />
                  {t(`register.steps.${step}`)}
                </li>
              ))}
            </ul>
          </>
        )
      }
    >
      <Tabs
        label={t('auth:ways.label')}
        tabs={[
          { id: 'sms', name: t('auth:ways.phone'), panel: <RegisterCompanyForm channel="sms" /> },
          { id: 'mail', name: t('auth:ways.mail'), panel: <RegisterCompanyForm channel="mail" /> },
        ]}
      />
      <Known />
    </AuthCard>
  )
}

function Join({ code }: { code: string }) {
  const { t } = useTranslation('firm')
  const { data, isError, cause, refetch } = useInvitation(code)
  // Used up by the form below, which goes on.
  const [first, setFirst] = useState(data)
  if (first === undefined && data !== undefined) setFirst(data)
  const found = first ?? data
  const card = (title: string, lead: string, children: ReactNode) => (
    <AuthCard title={title} lead={lead}>
      {children}
      <Known />
    </AuthCard>
  )
  if (isError && found === undefined)
    return card(t('join.title'), '', <FetchFailure cause={cause} onRetry={() => void refetch()} />)
  if (found === undefined) return card(t('join.title'), '', <p aria-busy="true" />)
  if (found === null) return card(t('join.gone'), t('join.goneLead'), null)
  const { company, email } = found
  return card(
    t('join.titleOf', { company }),
    t('join.lead', { company, email }),
    <JoinCompanyForm invite={code} email={email} />,
  )
}

/** Where companies register, and whom their owners have invited. */
export default function RegisterScreen() {
  const [search] = useSearchParams()
  const code = search.get('invite')
  return (
    <div className="page">
      <div className="page-corner">
        <LanguageMenu />
      </div>
      {code === null ? <Company /> : <Join code={code} />}
    </div>
  )
}
