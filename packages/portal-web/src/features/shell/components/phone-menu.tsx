import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { tellLogInFirst } from '../../../lib/log-in-first'
import { COMPANY_SERVICE } from '../../../lib/service'
import { useWayBack } from '../../../lib/way-back'
import { MenuIcon } from '../../../ui/icons'
import { Menu, MenuLine, MenuLink, MenuTitle } from '../../../ui/menu'
import { SITE_LINKS } from '../rules/links'
import { AccountItems, type Member } from './account-menu'
import { LanguageDialog } from './language-dialog'
import { PageItems } from './page-items'
import { Preferences } from './preferences'

/** The button of three lines, and what a header of a phone has below it. */
export function LinesMenu({
  button,
  isAlwaysThere = false,
  children,
}: {
  button?: Ref<HTMLButtonElement>
  isAlwaysThere?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('app')
  return (
    <Menu
      isAlwaysThere={isAlwaysThere}
      trigger={
        <button ref={button} type="button" className="account-button" aria-label={t('nav.menu')}>
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

/** A visitor who wants a resume is told to log in first. */
export function VisitorResume() {
  const { t } = useTranslation('pages')
  return (
    <MenuLink>
      <Link to="/resume" onClick={tellLogInFirst}>
        {t('resume.title')}
      </Link>
    </MenuLink>
  )
}

function VisitorItems() {
  const { t } = useTranslation('app')
  const wayBack = useWayBack()
  return (
    <>
      <VisitorResume />
      <MenuLink>
        <Link to="/login" state={wayBack}>
          {t('nav.logIn')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/login?register=1" state={wayBack}>
          {t('nav.register')}
        </Link>
      </MenuLink>
    </>
  )
}

/** All that the wide header has, and what the account has. */
export function PhoneMenu({ member }: { member: Member | null }) {
  const { t } = useTranslation('app')
  const [isChoosing, setIsChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <LinesMenu button={button} isAlwaysThere={member !== null}>
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
          <AccountItems member={member} onLanguage={() => setIsChoosing(true)} />
        )}
      </LinesMenu>
      {member !== null && isChoosing && (
        <LanguageDialog form={member.languageForm} opener={button} onClose={() => setIsChoosing(false)} />
      )}
    </>
  )
}
