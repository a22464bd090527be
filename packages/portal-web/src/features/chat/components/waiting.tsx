import { ImEngineProvider, useConversations } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showWhen } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { Panel, PanelRow } from '../../../ui/panel'
import { pictureOf } from '../assistant/assistant'
import { openChat } from '../chat-engine'
import { belowName } from '../rules/below-name'
import { LastWords } from './last-words'

const SHOWN = 3

function Rows() {
  const { t } = useTranslation('chat')
  const { items } = useConversations()
  const now = useDay()
  const waiting = items.filter(({ unread, doNotDisturb }) => unread > 0 && !doNotDisturb)
  if (waiting.length === 0) return null
  return (
    <Panel
      title={t('waiting.title')}
      count={waiting.length}
      all={{ to: '/chat/index', text: t('waiting.all') }}
    >
      <ul>
        {waiting.slice(0, SHOWN).map((item) => {
          const name = item.title ?? t('thread.unknownContact')
          const company = belowName(item)
          return (
            <PanelRow
              key={item.key}
              to={`/chat/index?with=${encodeURIComponent(item.key)}`}
              face={<Avatar id={item.key} name={name} src={pictureOf(item)} />}
              title={
                <>
                  <bdi>{name}</bdi>
                  {company !== '' && (
                    <>
                      {', '}
                      <bdi>{company}</bdi>
                    </>
                  )}
                </>
              }
              below={<LastWords item={item} t={t} />}
            >
              <time className="panel-end" dateTime={new Date(item.sortTime).toISOString()}>
                {showWhen(item.sortTime, now)}
              </time>
            </PanelRow>
          )
        })}
      </ul>
    </Panel>
  )
}

/** The chats with messages that were not read, the last first; nothing where there is none. */
export function Waiting({ imId }: { imId: string }) {
  const [engine] = useState(() => openChat(imId))
  return (
    <ImEngineProvider engine={engine}>
      <Rows />
    </ImEngineProvider>
  )
}
