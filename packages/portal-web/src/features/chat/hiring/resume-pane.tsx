import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperContent, PaperItem, PaperPair } from '../../../contract/paper'
import { applicationPath, BETWEEN, statePath } from '../../../http/application'
import { useConstants } from '../../../http/constants'
import { useOwn, useOwnChanged } from '../../../http/read'
import { getLanguage, openArea } from '../../../i18n/i18n'
import { toFields } from '../../../lib/fields'
import { useLater } from '../../../lib/use-later'
import { linesOf } from '../../../paper/lines'
import { FetchFailure } from '../../../ui/failure'
import { SidePane } from '../components/side-pane'
import '../../../styles/hiring.css'

interface Sent {
  /** As it was sent; null: a file or a letter went alone. */
  readonly resume: PaperContent | null
}

/** null: it is not there for this person. */
const toSent = (body: unknown): Sent | null => {
  const { resume } = toFields(body)
  return body === null ? null : { resume: resume ? (resume as PaperContent) : null }
}

const loadPaper = async () => {
  await openArea('paper')
  return Resume
}

/** What somebody applied with, beside the conversation. Whoever opens it has seen it, and the seeker is told. */
export function ResumePane({ applicationId, onClose }: { applicationId: number; onClose: () => void }) {
  const { t } = useTranslation('hiring')
  const changed = useOwnChanged()
  const { data, isError, cause, refetch } = useOwn(applicationPath(applicationId), toSent)
  const { data: Paper } = useLater('hiring-paper', true, loadPaper)
  const isRead = data !== undefined
  // That it was opened now is part of its state.
  useEffect(() => {
    if (!isRead) return
    void changed(statePath(applicationId))
    void changed(BETWEEN)
  }, [isRead, applicationId])
  return (
    <SidePane name={t('resume.title')} closing={t('resume.close')} onClose={onClose}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data === null && <p className="hiring-resume">{t('resume.gone')}</p>}
      {data?.resume === null && <p className="hiring-resume">{t('resume.onlyFile')}</p>}
      {data?.resume != null && Paper !== undefined && <Paper content={data.resume} />}
    </SidePane>
  )
}

/** The words of the sheet, one below the other: a pane is too narrow for a page. */
function Resume({ content }: { content: PaperContent }) {
  const { t } = useTranslation('paper')
  const lists = useConstants()
  const said = linesOf({ content, lists, language: getLanguage(), template: 'plain', photo: null }, t)
  return (
    <div className="hiring-resume">
      <p className="hiring-resume-name">
        <bdi>{said.name}</bdi>
      </p>
      {said.role !== '' && <bdi className="soft">{said.role}</bdi>}
      <ul>
        {said.contact.map(({ text, href }) => (
          <li key={text}>{href === undefined ? <bdi>{text}</bdi> : <a href={href}>{text}</a>}</li>
        ))}
      </ul>
      <Text title={t('summary')} text={said.summary} />
      <Text title={t('intention')} text={said.intention} />
      <Items title={t('experiences')} items={said.experiences} />
      <Items title={t('educations')} items={said.educations} />
      <Pairs title={t('languageLevels')} pairs={said.languageLevels} />
      <Pairs title={t('skills')} pairs={said.skills} />
      <Items title={t('qualifications')} items={said.qualifications} />
    </div>
  )
}

const Text = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <section>
      <h3>{title}</h3>
      <p dir="auto">{text}</p>
    </section>
  )

const Items = ({ title, items }: { title: string; items: readonly PaperItem[] }) =>
  items.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      {items.map((item) => (
        <div key={`${item.title} ${item.when}`} className="hiring-resume-item">
          <bdi className="card-title">{item.title}</bdi>
          {item.org !== '' && <bdi>{item.org}</bdi>}
          {item.when !== '' && <span className="soft">{item.when}</span>}
          {item.deeds.map((deed) => (
            <p key={deed} dir="auto">
              {deed}
            </p>
          ))}
        </div>
      ))}
    </section>
  )

const Pairs = ({ title, pairs }: { title: string; pairs: readonly PaperPair[] }) =>
  pairs.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {pairs.map(({ name, value }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {value !== '' && <span className="soft">{value}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
