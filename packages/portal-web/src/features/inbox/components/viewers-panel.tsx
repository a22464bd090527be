import { useTranslation } from 'react-i18next'
import { showAgo } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Logo } from '../../../ui/logo'
import { Panel, PanelRow } from '../../../ui/panel'
import { useViewers } from '../api/viewers'

const SHOWN = 3

/** The employers that looked last; nothing where nobody did. */
export function ViewersPanel() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data } = useViewers(0, 1)
  const now = useDay()
  if (data === undefined || data.total === 0) return null
  return (
    <Panel title={t('pages:seen.title')} all={{ to: '/seen', text: t('today.all', { count: data.total }) }}>
      <ul>
        {data.rows.slice(0, SHOWN).map(({ companyId, name, industryId, logo, viewedAt }) => (
          <PanelRow
            key={companyId}
            to={`/company/${companyId}`}
            face={<Logo id={companyId} industryId={industryId} src={logo} />}
            title={<bdi>{name}</bdi>}
            below={showAgo(viewedAt, now)}
          />
        ))}
      </ul>
    </Panel>
  )
}
