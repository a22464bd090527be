import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { COMPANY_SERVICE } from '../lib/service'
import { Bird } from '../ui/bird'
import { Title } from '../ui/title'
import '../styles/home.css'

/** What works today; the search for jobs comes into its place. */
export default function HomeScreen() {
  const { t } = useTranslation(['app', 'pages'])
  return (
    <main className="home" id="content">
      <Title>{t('pages:home.title')}</Title>
      <div className="home-hero">
        <Bird size={72} />
        <h1>{t('pages:home.lead')}</h1>
        <p className="soft">{t('home.lead')}</p>
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
    </main>
  )
}
