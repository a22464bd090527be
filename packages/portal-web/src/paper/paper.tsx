// paper/ is a resume as a sheet: the same component, style and faces are the preview, the print and the PDF.
//
//   PaperInput (contract/paper) > lines.ts (what is said) > Paper > features/resumes (preview), server/render (PDF)
//
// Absent: router, queries, the language of the screen. What nobody wrote is not there, headings included.

import type { ReactNode } from 'react'
import type { PaperInput, PaperItem, PaperLine, PaperPair, PaperPart } from '../contract/paper'
import { linesOf } from './lines'
import type { SayOnPaper } from './words'

/** `part`: by which a screen finds it. */
function Section({ title, part, children }: { title: string; part: PaperPart; children: ReactNode }) {
  return (
    <section data-part={part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const Contact = ({ text, href }: PaperLine) =>
  href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>

function ItemView({ title, when, org, deeds }: PaperItem) {
  return (
    <div className="item">
      <div className="item-head">
        <h3>{title}</h3>
        {when !== '' && <span className="when">{when}</span>}
        {org !== '' && <span className="org">{org}</span>}
      </div>
      {deeds.length === 1 && <p>{deeds[0]}</p>}
      {deeds.length > 1 && (
        <ul>
          {deeds.map((deed, at) => (
            <li key={at}>{deed}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface Listed<Row> {
  title: string
  part: PaperPart
  rows: readonly Row[]
}

function Items({ title, part, rows }: Listed<PaperItem>) {
  if (rows.length === 0) return null
  return (
    <Section title={title} part={part}>
      {rows.map((item, at) => (
        <ItemView key={at} {...item} />
      ))}
    </Section>
  )
}

function Pairs({ title, part, rows }: Listed<PaperPair>) {
  if (rows.length === 0) return null
  return (
    <Section title={title} part={part}>
      <dl>
        {rows.map(({ name, value }, at) => (
          <div className="pair" key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface Props extends PaperInput {
  t: SayOnPaper
  /** What stands in the contact line besides. */
  beside?: ReactNode
}

/** A resume as a sheet. */
export function Paper({ t, beside, ...input }: Props) {
  const lines = linesOf(input, t)
  const { name, role, contact, summary, intention } = lines
  return (
    <article className="paper" data-template={input.template} lang={input.language}>
      <header>
        <div>
          {name !== '' && <h1>{name}</h1>}
          {role !== '' && <p className="role">{role}</p>}
          {(contact.length > 0 || beside !== undefined) && (
            <p className="contact">
              {contact.map((line) => (
                <Contact key={line.text} {...line} />
              ))}
              {beside}
            </p>
          )}
        </div>
        {input.template === 'photo' && input.photo !== null && (
          <img className="shot" src={input.photo} alt={name} />
        )}
      </header>
      {summary !== '' && (
        <Section title={t('summary')} part="summary">
          <p>{summary}</p>
        </Section>
      )}
      {intention !== '' && (
        <Section title={t('intention')} part="intention">
          <p>{intention}</p>
        </Section>
      )}
      <Items title={t('experiences')} part="experiences" rows={lines.experiences} />
      <Items title={t('educations')} part="educations" rows={lines.educations} />
      <Pairs title={t('languageLevels')} part="languageLevels" rows={lines.languageLevels} />
      <Pairs title={t('skills')} part="skills" rows={lines.skills} />
      <Items title={t('qualifications')} part="qualifications" rows={lines.qualifications} />
    </article>
  )
}
