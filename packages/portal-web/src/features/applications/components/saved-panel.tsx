import { useTranslation } from 'react-i18next'
import { useOwn } from '../../../http/read'
import { titleOf, toJobView } from '../../../lib/job'
import { langOf } from '../../../lib/lang-of'
import { toPage } from '../../../lib/reading'
import { EmployerLogo } from '../../../ui/employer-logo'
import { Panel, PanelRow } from '../../../ui/panel'
import { SAVED } from '../api/favourites'

const SHOWN = 3

/** The jobs saved last; nothing where none is. */
export function SavedPanel() {
  const { t } = useTranslation(['applications', 'pages'])
  const { data } = useOwn(`${SAVED.job}?size=${SHOWN}`, (body) => toPage(body, toJobView))
  if (data === undefined || data.total === 0) return null
  return (
    <Panel
      title={t('pages:favorites.title')}
      all={{ to: '/favorite', text: t('progress.all', { count: data.total }) }}
    >
      <ul>
        {data.rows.map((job) => {
          const title = titleOf(job)
          return (
            <PanelRow
              key={job.id}
              to={`/job/${job.id}`}
              face={<EmployerLogo employer={job.employer} />}
              title={<bdi lang={langOf(title)}>{title}</bdi>}
              below={<bdi>{job.employer?.name ?? ''}</bdi>}
            />
          )
        })}
      </ul>
    </Panel>
  )
}
