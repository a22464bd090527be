import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../../ui/tabs'
import { ABOUT_ARTICLES } from '../rules/page-articles'
import { PageArticle } from './page-article'
import { Questions } from './questions'
import '../../../styles/rows.css'
import '../../../styles/reading.css'

const TABS = ['about', 'guide', 'questions', 'contact'] as const

interface Props {
  title: string
  /** How one is reached, of another feature. */
  contact: ReactNode
}

/** Who this is, how to begin, what people ask, whom to call; which of them is shown stands in the address. */
export function About({ title, contact }: Props) {
  const { t } = useTranslation('reading')
  const [address, setAddress] = useSearchParams()
  const asked = address.get('tab')
  const shown = TABS.find((tab) => tab === asked) ?? 'about'
  const panels = {
    about: <PageArticle id={ABOUT_ARTICLES.about} />,
    guide: <PageArticle id={ABOUT_ARTICLES.guide} />,
    questions: <Questions />,
    contact: (
      <div className="contact-panel">
        <PageArticle id={ABOUT_ARTICLES.contact} />
        {contact}
      </div>
    ),
  }
  return (
    <main className="reading-page" id="content">
      <h1>{title}</h1>
      <Tabs
        label={title}
        shown={shown}
        onShow={(tab) =>
          setAddress(tab === 'about' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={TABS.map((id) => ({ id, name: t(`about.${id}`), panel: panels[id], isOnlyShown: true }))}
      />
    </main>
  )
}
