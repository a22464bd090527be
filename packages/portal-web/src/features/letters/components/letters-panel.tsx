import { useTranslation } from 'react-i18next'
import { useLetters } from '../../../http/papers'
import { Panel, PanelRow } from '../../../ui/panel'

const SHOWN = 3

/** The cover letters in short; nothing where there is none. */
export function LettersPanel() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data = [] } = useLetters()
  if (data.length === 0) return null
  return (
    <Panel
      title={t('pages:letters.title')}
      all={{ to: '/cover-letter', text: t('today.all', { count: data.length }) }}
    >
      <ul>
        {data.slice(0, SHOWN).map(({ id, title, content }) => (
          <PanelRow
            key={id}
            to={`/cover-letter/detail?id=${id}`}
            title={<bdi>{title}</bdi>}
            below={<bdi>{content}</bdi>}
          />
        ))}
      </ul>
    </Panel>
  )
}
