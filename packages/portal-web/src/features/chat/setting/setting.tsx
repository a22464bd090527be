import { useIsPhone } from '../../../lib/page-state'
import { ChatFrame } from '../components/chat-frame'
import { SettingMenu } from './menu'
import { SectionCard } from './section-card'
import { SECTIONS } from './sections/all'
import '../../../styles/side.css'
import '../../../styles/people.css'
import '../../../styles/chat-setting.css'

const COLUMNS = ['first', 'second'] as const

/** All that the chat can be set to: cards beside the menu, on a phone the menu alone. Source: specification 2. */
export function Setting({ imId }: { imId: string }) {
  const isPhone = useIsPhone()
  return (
    <ChatFrame imId={imId} here="setting" pane="list">
      <SettingMenu here={null} />
      {!isPhone && (
        <div className="setting-cards">
          {COLUMNS.map((column) => (
            <div key={column}>
              {SECTIONS.filter((section) => section.column === column).map((section) => (
                <SectionCard key={section.name} {...section} />
              ))}
            </div>
          ))}
        </div>
      )}
    </ChatFrame>
  )
}
