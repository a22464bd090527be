import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { BackIcon } from '../../../ui/icons'
import { ChatFrame } from '../components/chat-frame'
import { SETTING } from '../rules/places'
import { SettingMenu } from './menu'
import { SectionCard } from './section-card'
import { sectionOf } from './sections/all'
import '../../../styles/side.css'
import '../../../styles/people.css'
import '../../../styles/chat-setting.css'

interface Props {
  imId: string
  /** As it stands in the address, e.g. "quick"; what names no setting leads to all of them. */
  of: string | null
}

/** One setting alone, beside the menu. Source: specification 2. */
export function SettingForm({ imId, of }: Props) {
  const { t } = useTranslation('box')
  const section = sectionOf(of)
  if (section === undefined) return <Navigate to={SETTING} replace />
  return (
    <ChatFrame imId={imId} here="setting" pane="middle">
      <SettingMenu here={section.name} />
      <div className="setting-cards" data-alone>
        <Link className="setting-back" to={SETTING}>
          <BackIcon />
          {t('title')}
        </Link>
        <SectionCard {...section} />
      </div>
    </ChatFrame>
  )
}
