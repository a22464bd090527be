import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../i18n/languages'
import { benefitOf } from '../../../lib/benefits'
import { type Constants, nameIn } from '../../../lib/constants'
import { showListed } from '../../../lib/dates'
import { blocksOf } from '../../../lib/text-blocks'
import { Facts } from '../../../ui/facts'
import { Glance } from '../../../ui/glance'
import { Perks } from '../../../ui/perks'
import { PlaceLines } from '../../../ui/place-lines'
import { Tongue } from '../../../ui/tongue'
import type { ReadIn } from '../api/read-in'
import { factsOf, GLANCE } from '../rules/facts'
import type { Job } from '../rules/job'
import { JobText } from './job-text'
import '../../../styles/job.css'

interface Props {
  job: Job
  readIn: Pick<ReadIn, 'languages' | 'shown'> & Partial<Pick<ReadIn, 'show'>>
  constants: Constants
  /** In words; "" = not said. */
  place: string
  /** Where it is, of another feature. */
  map: ReactNode
  /** Of its headings. */
  level?: 2 | 3
}

/** What one gets: as icons where it is a list, else as it was written. */
function JobPerks({
  text,
  lang,
  title,
  level,
}: {
  text: string
  lang: Language
  title: string
  level: 2 | 3
}) {
  const Heading = `h${level}` as const
  const blocks = blocksOf(text)
  if (!blocks.every(({ kind }) => kind === 'points'))
    return <JobText title={title} text={text} lang={lang} level={level} />
  const lines = blocks.flatMap((block) => block.lines)
  if (lines.length === 0) return null
  return (
    <section className="job-text">
      <Heading>{title}</Heading>
      <Perks lang={lang} perks={lines.map((line) => ({ kind: benefitOf(line), text: line }))} />
    </section>
  )
}

/** All there is to read of a job, below its head: on its page, or in a pane beside a list. */
export function JobReading({
  job,
  readIn: { languages, shown, show },
  constants,
  place,
  map,
  level = 2,
}: Props) {
  const { t } = useTranslation('jobs')
  const Heading = `h${level}` as const
  const texts = job.texts[shown]
  const facts = factsOf(job, (list, id) => nameIn(constants[list], id), showListed, t)
  const named = facts.map(({ name, value }) => ({ id: name, name: t(`fact.${name}`), value }))
  const glance = GLANCE.flatMap((name) => named.find(({ id }) => id === name) ?? [])
  const more = named.filter(({ id }) => !GLANCE.some((name) => name === id))
  return (
    <div className="job-reading">
      <Glance facts={glance} />
      {texts !== undefined && (
        <>
          <Tongue
            by="employer"
            written={job.language}
            shown={shown}
            languages={languages}
            machine={languages.filter((language) => job.texts[language]?.isByMachine === true)}
            onShow={show}
          />
          <JobText title={t('job.description')} text={texts.description} lang={shown} level={level} />
          <JobText title={t('job.requirements')} text={texts.requirements} lang={shown} level={level} />
          <JobText title={t('job.howToApply')} text={texts.howToApply} lang={shown} level={level} />
          <JobPerks title={t('job.benefits')} text={texts.benefits} lang={shown} level={level} />
        </>
      )}
      {more.length > 0 && (
        <section className="job-text">
          <Heading>{t('job.facts')}</Heading>
          <Facts facts={more} />
        </section>
      )}
      {(place !== '' || job.company !== null) && (
        <section className="job-text">
          <Heading>{t('job.location')}</Heading>
          {map}
          <PlaceLines
            place={place}
            // A street of its own comes before that of the company.
            address={(place !== job.place && job.place) || (job.company?.address ?? '')}
            map={job.company?.map ?? null}
          />
        </section>
      )}
    </div>
  )
}
