// screens/ has one file for each page. A screen composes features and names its title; routes.ts fetches it when its
// address is opened. Features do not know each other, so a screen hands one what another draws.
//
// This is the start page.

import { useTranslation } from 'react-i18next'
import { Title } from '../ui/title'
import { HomeVisitor } from './home-visitor'

/** The way in. */
export default function HomeScreen() {
  const { t } = useTranslation('pages')
  return (
    <>
      <Title>{t('home.title')}</Title>
      <HomeVisitor />
    </>
  )
}
