import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { COMPANY_SERVICE } from '../../../lib/service'
import { MenuIcon } from '../../../ui/icons'
import { Menu, MenuLine, MenuLink, MenuTitle } from '../../../ui/menu'
import { SITE_LINKS } from '../rules/links'
import { AccountItems, type Member } from './account-menu'
import { LanguageDialog } from './language-dialog'
import { PageItems } from './page-items'
import { Preferences } from './preferences'

/** The button of three lines, and what a header of a phone has below it. */
export function LinesMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app')
  return (
    <Menu
      trigger={
        <button type="button" className="account-button" aria-label={t('nav.menu')}>
          <MenuIcon />
        </button>
      }
    >
      {children}
      <MenuLine />
      <Preferences />
    </Menu>
  )
}

function VisitorItems() {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <>
      <MenuLink>
        <Link to="/resume" onClick={() => toast(t('nav.logInFirst'))}>
          {t('pages:resume.title')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/login">{t('nav.logIn')}</Link>
      </MenuLink>
      <MenuLink>
        <Link to="/login?register=1">{t('nav.register')}</Link>
      </MenuLink>
    </>
  )
}

/** All that the wide header has, and what the account has. */
export function PhoneMenu({ member }: { member: Member | null }) {
  const { t } = useTranslation('app')
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <LinesMenu>
        {member !== null && (
          <MenuTitle>
            <bdi>{member.name}</bdi>
          </MenuTitle>
        )}
        <PageItems links={SITE_LINKS} />
        <MenuLink>
          <a href={COMPANY_SERVICE}>{t('nav.companyService')}</a>
        </MenuLink>
        <MenuLine />
        {member === null ? (
          <VisitorItems />
        ) : (
          <AccountItems logOut={member.logOut} onLanguage={() => dialog.current?.showModal()} />
        )}
      </LinesMenu>
      {member !== null && <LanguageDialog ref={dialog} form={member.languageForm} />}
    </>
  )
}
