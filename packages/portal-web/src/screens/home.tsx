// screens/ has one file for each page. A screen composes features and names its title; routes.ts fetches it when its
// address is opened. Features do not know each other, so a screen hands one what another draws.
//
// This is the start page. What is below its first window is a script of its own (home-later.tsx).

import { isBlank } from '@sarika/im-engine/text'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { SEARCH } from '../lib/limits'
import { COMPANY_SERVICE } from '../lib/service'
import { useSession } from '../lib/session'
import { Bird } from '../ui/bird'
import { Button } from '../ui/button'
import { HeroPicture } from '../ui/hero-picture'
import { SearchInput } from '../ui/search-input'
import { Title } from '../ui/title'
import { HomeLater } from './home-later'
import { TodayLater } from './today-later'
import '../styles/home.css'

/** The ways in, and below them what there is. */
function VisitorHome() {
  const { t } = useTranslation(['app', 'pages'])
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void navigate(isBlank(keyword) ? '/job' : `/job?${new URLSearchParams({ keyword })}`)
  }
  return (
    <main className="home" id="content">
      <Title>{t('pages:home.title')}</Title>
      <div className="home-first">
        <div className="home-hero">
          <Bird size={72} />
          <h1>{t('pages:home.lead')}</h1>
          <p className="soft">{t('home.lead')}</p>
          <search>
            <form className="home-search" onSubmit={search}>
              <SearchInput
                name="keyword"
                maxLength={SEARCH.text}
                aria-label={t('home.what')}
                placeholder={t('home.what')}
              />
              <Button type="submit">{t('home.search')}</Button>
            </form>
          </search>
          <HeroPicture />
        </div>
        <div className="home-cards">
          <section className="card">
            <h2>{t('home.seekers')}</h2>
            <p className="soft">{t('home.seekersLead')}</p>
            <Link className="button button-primary" to="/chat/index">
              {t('home.chat')}
            </Link>
          </section>
          <section className="card">
            <h2>{t('pages:employers.title')}</h2>
            <p className="soft">{t('home.employersLead')}</p>
            <a className="button button-small" href={COMPANY_SERVICE}>
              {t('home.desk')}
            </a>
          </section>
        </div>
      </div>
      <HomeLater />
    </main>
  )
}

/** A seeker who is logged in begins with what there is to do; everybody else with what there is. */
export default function HomeScreen() {
  const session = useSession()
  return session === null || session.isEmployer ? <VisitorHome /> : <TodayLater session={session} />
}
