import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useIsWalletOn } from '../../../lib/chat-switch'
import { GlobeIcon, LeaveIcon } from '../../../ui/icons'
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from '../../../ui/menu'
import { Portrait } from '../../../ui/portrait'
import { ACCOUNT_LINKS, EMPLOYER_LINKS } from '../rules/links'
import { LanguageDialog } from './language-dialog'
import { PageItems } from './page-items'

/** Who is logged in, as far as the shell shows it. */
export interface Member {
  readonly name: string
  readonly avatar: string
  readonly isFemale: boolean
  readonly isEmployer: boolean
  /** Of the inbox. */
  readonly unreadCount: number
  /** Of the default language; calls `close` when it is done. */
  readonly languageForm: (close: () => void) => ReactNode
  /** Throws where it did not come about: the login goes on. */
  readonly logOut: () => Promise<void>
}

/** What an account has, for the menu of its name and that of the phone. */
export function AccountItems({
  member: { isEmployer, logOut },
  onLanguage,
}: {
  member: Member
  onLanguage: () => void
}) {
  const { t } = useTranslation(['account', 'app'])
  const isWalletOn = useIsWalletOn()
  return (
    <>
      <PageItems links={isEmployer ? EMPLOYER_LINKS : ACCOUNT_LINKS} />
      {isWalletOn && (
        <MenuLink>
          <Link to="/chat/wallet">{t('wallet')}</Link>
        </MenuLink>
      )}
      <MenuItem onSelect={onLanguage}>
        <GlobeIcon />
        {t('app:nav.defaultLanguage')}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => void logOut().catch(() => toast(t('logOutFailed')))}>
        <LeaveIcon />
        {t('logOut')}
      </MenuItem>
    </>
  )
}

/** Who is logged in, their pages, and the way out. */
export function AccountMenu({ member }: { member: Member }) {
  const { name, avatar, isFemale, languageForm } = member
  const { t } = useTranslation('account')
  const [isChoosing, setIsChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Menu
        isAlwaysThere
        trigger={
          <button ref={button} type="button" className="account-button" aria-label={t('menu', { name })}>
            <Portrait src={avatar} isFemale={isFemale} />
            <bdi className="account-name">{name}</bdi>
          </button>
        }
      >
        <MenuTitle>
          <bdi>{name}</bdi>
        </MenuTitle>
        <MenuLine />
        <AccountItems member={member} onLanguage={() => setIsChoosing(true)} />
      </Menu>
      {isChoosing && (
        <LanguageDialog form={languageForm} opener={button} onClose={() => setIsChoosing(false)} />
      )}
    </>
  )
}
