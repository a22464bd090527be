import { useTranslation } from 'react-i18next'
import { Panel, PanelRow } from '../../../ui/panel'
import { useAlerts } from '../api/alerts'
import { toSearchPath } from '../rules/filters'
import { sayPeriod } from '../rules/period'

const SHOWN = 3

/** The job alerts in short, each a way to its search; nothing where there is none. */
export function AlertsPanel() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data = [] } = useAlerts()
  if (data.length === 0) return null
  return (
    <Panel title={t('pages:subscriptions.title')} all={{ to: '/job-subscribe', text: t('edit') }}>
      <ul>
        {data.slice(0, SHOWN).map((alert) => (
          <PanelRow
            key={alert.id}
            to={toSearchPath(alert)}
            title={<bdi>{alert.name}</bdi>}
            below={sayPeriod(t, alert.everyDays)}
          />
        ))}
      </ul>
    </Panel>
  )
}
