// screens/ has one file for each page. A screen composes features and names its title; routes.ts fetches it when its
// address is opened. Features do not know each other, so a screen hands one what another draws.
//
// This is the start page.

import { useTranslation } from 'react-i18next'
import { useSession } from '../lib/session'
import { Title } from '../ui/title'
import { HomeVisitor } from './home-visitor'
import { TodayLater } from './today-later'

/** A seeker who is logged in begins with what there is to do; everybody else with what there is. */
export default function HomeScreen() {
  const { t } = useTranslation('pages')
  const session = useSession()
  return (
    <>
      <Title>{t('home.title')}</Title>
      {session === null || session.isEmployer ? <HomeVisitor /> : <TodayLater session={session} />}
    </>
  )
}
