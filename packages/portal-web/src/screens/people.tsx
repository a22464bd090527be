import { useTranslation } from 'react-i18next'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { isView, People } from '../features/chat/people'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'
import { ChatPlace, WayToJobs } from './chat-place'

/** What is shown of the people stands in the address, so Back and a reload find it. */
export default function PeopleScreen() {
  const { t } = useTranslation('people')
  const session = useOutletContext<Session>()
  const [search] = useSearchParams()
  const view = search.get('view')
  return (
    <>
      <Title>{t('title')}</Title>
      <ChatPlace way={<WayToJobs />}>
        <People
          key={session.imId}
          imId={session.imId}
          view={isView(view) ? view : null}
          who={search.get('who')}
        />
      </ChatPlace>
    </>
  )
}
