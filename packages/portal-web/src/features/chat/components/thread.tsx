import { type ConversationItem, type ConversationKey, personKey } from '@sarika/im-engine'
import {
  useComposer,
  useContacts,
  useConversation,
  useConversations,
  useGroup,
} from '@sarika/im-engine/react'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { texts } from '../../../i18n/en'
import { useIsVisible } from '../../../lib/page-state'
import { Avatar } from '../../../ui/avatar'
import { BackIcon } from '../../../ui/icons'
import { buildTimeline } from '../rules/timeline'
import { Composer } from './composer'
import { MessageLog } from './message-log'

/** One conversation: who it is with, what was said, and the field to answer. */
export function Thread({ conversation }: { conversation: ConversationKey }) {
  const { snapshot, unread, loadOlder, markRead } = useConversation(conversation)
  const composer = useComposer(conversation)
  const item = useConversations().items.find(({ key }) => key === conversation)
  const group = useGroup(conversation)
  const isVisible = useIsVisible()
  const rows = useMemo(() => buildTimeline(snapshot, unread), [snapshot, unread])
  const contact = useContacts().find(({ imId }) => personKey(imId) === conversation)
  const name = item?.title ?? group?.title ?? contact?.name ?? ''

  // What came while nobody looked is read when somebody does.
  useEffect(() => {
    if (isVisible && snapshot.isReady) void markRead()
  }, [isVisible, snapshot.isReady, markRead])

  const names = useMemo(
    () => new Map<string, string>(group?.members.map((one) => [one.imId, one.name])),
    [group],
  )
  return (
    <section className="thread" aria-label={name}>
      <ThreadHead item={item} name={name} count={group?.count ?? 0} />
      <MessageLog
        rows={rows}
        snapshot={snapshot}
        name={name}
        nameOf={group === undefined ? undefined : (imId) => names.get(imId) ?? imId}
        loadOlder={loadOlder}
        composer={composer}
      />
      <Composer composer={composer} name={name} />
    </section>
  )
}

interface HeadProps {
  item: ConversationItem | undefined
  name: string
  /** People in a group, 0 for one person. */
  count: number
}

function ThreadHead({ item, name, count }: HeadProps) {
  return (
    <header className="thread-head">
      <Link className="back" to={{ search: '' }} aria-label={texts.thread.back}>
        <BackIcon />
      </Link>
      <Avatar id={item?.key ?? ''} name={name} />
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="soft">{count > 0 ? texts.thread.people(count) : <bdi>{item?.company ?? ''}</bdi>}</p>
      </div>
    </header>
  )
}
