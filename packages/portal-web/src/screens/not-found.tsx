import { Link } from 'react-router-dom'
import { texts } from '../i18n/en'
import { Header } from '../ui/header'

export function NotFoundScreen() {
  return (
    <>
      <title>{`${texts.notFound.title} · ${texts.product}`}</title>
      <Header />
      <main className="plain" id="content">
        <p className="plain-code">404</p>
        <h1>{texts.notFound.title}</h1>
        <p className="soft">{texts.notFound.lead}</p>
        <Link className="button button-primary" to="/">
          {texts.notFound.home}
        </Link>
      </main>
    </>
  )
}
