import { Check, Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { PaperItem, PaperPair } from '../../../contract/paper'
import { useConstants } from '../../../http/constants'
import { fetchFile } from '../../../http/main-api'
import { getLanguage } from '../../../i18n/i18n'
import { langOf } from '../../../lib/lang-of'
import { toPaperContent } from '../../../lib/paper-content'
import { saveFile } from '../../../lib/save-file'
import { linesOf } from '../../../paper/lines'
import { Icon } from '../../../ui/icons'
import type { Whole } from './api'
import { factName, metOf } from './words'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="cv-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Items({ title, items }: { title: string; items: readonly PaperItem[] }) {
  if (items.length === 0) return null
  return (
    <Part title={title}>
      {items.map(({ title: name, when, org, deeds }, index) => (
        <div key={index} className="cv-item">
          <p>
            <b lang={langOf(name)}>{name}</b> <span className="soft">{when}</span>
          </p>
          {org !== '' && (
            <p className="soft" lang={langOf(org)}>
              {org}
            </p>
          )}
          {deeds.map((deed, at) => (
            <p key={at} lang={langOf(deed)} dir="auto">
              {deed}
            </p>
          ))}
        </div>
      ))}
    </Part>
  )
}

function Pairs({ title, pairs }: { title: string; pairs: readonly PaperPair[] }) {
  if (pairs.length === 0) return null
  return (
    <Part title={title}>
      <p className="cv-pairs">
        {pairs.map(({ name, value }, index) => (
          <span key={index}>
            <bdi lang={langOf(name)}>{name}</bdi> <span className="soft">{value}</span>
          </span>
        ))}
      </p>
    </Part>
  )
}

/** What the job asks for, each with whether the resume says it. */
function Facts({ found }: { found: Whole }) {
  const { t } = useTranslation('board')
  const constants = useConstants()
  const { facts } = found
  if (facts.length === 0) return null
  return (
    <Part title={t('match', { met: metOf(found), count: facts.length })}>
      <ul className="cv-facts">
        {facts.map((fact) => (
          <li key={`${fact.kind} ${fact.id}`} data-met={fact.isMet}>
            <Icon of={fact.isMet ? Check : X} size={14} />
            {factName(fact, constants, t)}
            <span className="only-heard">{t(fact.isMet ? 'facts.met' : 'facts.notMet')}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Sheet({ resume }: { resume: unknown }) {
  const { t } = useTranslation('paper')
  const lists = useConstants()
  const language = getLanguage()
  const content = toPaperContent(resume)
  const lines = linesOf({ content, lists, template: 'plain', language, photo: null }, t)
  return (
    <>
      {lines.contact.length > 0 && (
        <p className="cv-contact soft">
          {lines.contact.map(({ text, href }) => (
            <span key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</span>
          ))}
        </p>
      )}
      {lines.summary !== '' && (
        <p lang={langOf(lines.summary)} dir="auto">
          {lines.summary}
        </p>
      )}
      <Items title={t('experiences')} items={lines.experiences} />
      <Items title={t('educations')} items={lines.educations} />
      <Pairs title={t('languageLevels')} pairs={lines.languageLevels} />
      <Pairs title={t('skills')} pairs={lines.skills} />
      <Items title={t('qualifications')} items={lines.qualifications} />
      {lines.intention !== '' && (
        <Part title={t('intention')}>
          <p>{lines.intention}</p>
        </Part>
      )}
    </>
  )
}

/** What was sent with an application, and how it matches the job. */
export function ResumeTab({ found }: { found: Whole }) {
  const { t } = useTranslation('board')
  const { resume, letter, attachmentId } = found
  async function download() {
    const answer = await fetchFile(`/users/resumes/attachment/${attachmentId}`)
    if (answer.kind === 'file') saveFile(answer.blob, answer.name)
    else toast(t('fileFailed'))
  }
  return (
    <div className="cv">
      <Facts found={found} />
      {resume !== null ? (
        <Sheet resume={resume} />
      ) : (
        attachmentId === 0 && <p className="soft">{t('noResume')}</p>
      )}
      {attachmentId > 0 && (
        <button type="button" className="link" onClick={() => void download()}>
          <Icon of={Download} size={16} />
          {t('file')}
        </button>
      )}
      {letter !== null && (
        <Part title={t('letter')}>
          <p>
            <b lang={langOf(letter.title)}>{letter.title}</b>
          </p>
          <p className="cv-letter" lang={langOf(letter.content)} dir="auto">
            {letter.content}
          </p>
        </Part>
      )}
    </div>
  )
}
