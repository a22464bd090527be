import { useTranslation } from 'react-i18next'
import { Figures, Popular, Trades } from '../features/home'
import { StartSearch } from '../features/jobs'
import { openArea } from '../i18n/i18n'
import { HomeLater } from './home-later'
import '../styles/home.css'

async function fetchJobs() {
  const [{ HomeJobs }] = await Promise.all([import('./home-jobs'), openArea('applications')])
  return HomeJobs
}

async function fetchBelow() {
  const [{ HomeBelow }] = await Promise.all([import('./home-below'), openArea('reading')])
  return HomeBelow
}

/** The start page of who looks around. The jobs are a script of their own, and so is what is below the first window. */
export function HomeVisitor() {
  const { t } = useTranslation('home')
  return (
    <main className="home" id="content">
      <div className="band">
        <div className="band-head">
          <h1>{t('heading')}</h1>
          <Figures />
        </div>
        <StartSearch />
        <Popular />
      </div>
      <div className="home-rest">
        <Trades />
        <HomeLater name="home-jobs" load={fetchJobs} />
        <HomeLater name="home-below" load={fetchBelow} />
      </div>
    </main>
  )
}
