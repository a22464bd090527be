import { useTranslation } from 'react-i18next'
import { nameIn, useConstants } from '../../../http/constants'
import { showListed } from '../../../lib/dates'
import { Facts } from '../../../ui/facts'
import type { Job } from '../api/job'
import { factsOf } from '../rules/facts'

/** What is said of a job in single words; what is not said has no row. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('jobs')
  const constants = useConstants()
  const facts = factsOf(job, (list, id) => nameIn(constants[list], id), showListed, t)
  return (
    <section className="job-text">
      <h2>{t('job.facts')}</h2>
      <Facts facts={facts.map(({ name, value }) => ({ name: t(`fact.${name}`), value }))} />
    </section>
  )
}
