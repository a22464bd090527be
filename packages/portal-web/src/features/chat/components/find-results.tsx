import {
  type ContactItem,
  type ConversationItem,
  type ConversationKey,
  isGroupKey,
  personKey,
  type SearchHit,
} from '@sarika/im-engine'
import {
  useContacts,
  useConversations,
  useImEngine,
  useMessageSearch,
  useView,
} from '@sarika/im-engine/react'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { showWhen } from '../../../lib/dates'
import { FIND_MS } from '../../../lib/limits'
import { useDay } from '../../../lib/use-day'
import { usePause } from '../../../lib/use-pause'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { pictureOf } from '../assistant/assistant'
import { belowName } from '../rules/below-name'
import { isNamed } from '../rules/names'
import { isFound } from '../rules/people'
import { ConversationRow } from './conversation-row'
import { FoundBy } from './found-by'
import { FoundText } from './found-text'
import { useSay } from './say'
import { ServiceRow, useOnlineService } from './service-row'
import { useMemberName } from './use-member-name'
import { useTitleOf } from './use-title-of'
import { useListed } from './use-whom'

/** Hits that are shown at a time. */
const PAGE = 30

/** Conversations and contacts by name, and messages of all conversations by their text, the newest first. */
export function FindResults({ me, text, selected }: { me: string; text: string; selected: string | null }) {
  const t = useSay()
  const { items: listed, total, showMore } = useConversations()
  const { archived } = useImEngine()
  const archive = useView(archived)
  const items = useMemo(() => [...listed, ...archive.items], [listed, archive])
  const contacts = useContacts()
  // The list comes page by page; a name may be on the last.
  useEffect(() => {
    if (listed.length < total) showMore()
    if (archive.items.length < archive.total) archived.showMore()
  }, [listed.length, total, showMore, archive, archived])

  const titleOf = useTitleOf()
  const service = useOnlineService(me)
  const isService = service?.isFound(text) === true
  const named = items.filter(
    (item) =>
      isNamed([titleOf(item) ?? '', belowName(item)], text) || (isService && item.key === service.key),
  )
  // Until all rows are here, it may be among them.
  const isWhole = listed.length >= total && archive.items.length >= archive.total
  const isOffered = isService && isWhole && !items.some(({ key }) => key === service.key)
  const others = useMemo(() => {
    const talked = new Set<string>(items.map(({ key }) => key))
    return contacts.filter((one) => !talked.has(personKey(one.imId)) && isFound(one, text))
  }, [contacts, items, text])
  return (
    <>
      <h2 className="list-part">{t('find.people')}</h2>
      {named.length + others.length === 0 && !isOffered && (
        <p className="list-note soft">{t('find.nobody')}</p>
      )}
      <ul>
        {named.map((item) => (
          <ConversationRow key={item.key} item={item} isSelected={item.key === selected} />
        ))}
        {others.map((contact) => (
          <NewRow key={contact.imId} contact={contact} />
        ))}
        {isOffered && <ServiceRow service={service} />}
      </ul>
      <Messages text={text} items={items} />
    </>
  )
}

/** Somebody one may write to and has not. */
function NewRow({ contact: { imId, name, company } }: { contact: ContactItem }) {
  const key = personKey(imId)
  return (
    <li>
      <Link className="row" to={{ search: `?with=${encodeURIComponent(key)}` }}>
        <Avatar id={key} name={name} />
        <span className="row-text">
          <bdi className="row-title">{name}</bdi>
          {company !== '' && <bdi className="row-company">{company}</bdi>}
        </span>
      </Link>
    </li>
  )
}

function Messages({ text, items }: { text: string; items: readonly ConversationItem[] }) {
  const t = useSay()
  const [limit, setLimit] = useState(PAGE)
  const wanted = usePause(text, FIND_MS)
  const { isSearching, result } = useMessageSearch(wanted)
  const { count } = result
  const hits = useMemo(() => result.hits.toSorted((a, b) => b.at - a.at), [result])
  const contacts = useContacts()
  const shownTitle = useTitleOf()
  const titles = useMemo(
    () =>
      new Map<string, string>([
        ...contacts.map(({ imId, name }) => [personKey(imId), name] as const),
        ...items.flatMap((item) => {
          const title = shownTitle(item)
          return title === null ? [] : [[item.key, title] as const]
        }),
      ]),
    [contacts, items, shownTitle],
  )
  const engine = useImEngine()
  // What was removed from the list is found too, and so is a group that is over.
  const titleOf = (key: ConversationKey) =>
    titles.get(key) ?? engine.conversation(key).getSnapshot().title ?? t('thread.unknownContact')
  return (
    <>
      <h2 className="list-part" role="status">
        {isSearching ? t('find.searching') : count === 0 ? t('find.nothing') : t('find.messages', { count })}
      </h2>
      <ul>
        {hits.slice(0, limit).map((hit) => (
          <HitRow key={`${hit.key} ${hit.id}`} hit={hit} title={titleOf(hit.key)} wanted={wanted} />
        ))}
      </ul>
      {count > limit && (
        <Button kind="quiet" onClick={() => setLimit(limit + PAGE)}>
          {t('find.more')}
        </Button>
      )}
    </>
  )
}

/** One found message; the title names who said it, but for groups and what one said oneself. */
function HitRow({ hit, title, wanted }: { hit: SearchHit; title: string; wanted: string }) {
  const { key, id, at, from, own, text } = hit
  const isManager = useListed(key, 'isManager') ?? false
  const nameOfMember = useMemberName(key)
  const today = useDay()
  return (
    <li>
      <Link
        className="row"
        to={{ search: `?with=${encodeURIComponent(key)}&at=${encodeURIComponent(id)}` }}
        state={{ wanted }}
      >
        <Avatar id={key} name={title} src={pictureOf({ key, avatar: '', isManager })} />
        <span className="row-text">
          <span className="row-top">
            <bdi className="row-title">{title}</bdi>
            <time className="row-time" dateTime={new Date(at).toISOString()}>
              {showWhen(at, today)}
            </time>
          </span>
          <span className="row-last">
            {(own || isGroupKey(key)) && (
              <>
                <FoundBy hit={hit} name={nameOfMember(from)} />{' '}
              </>
            )}
            <FoundText text={text} wanted={wanted} />
          </span>
        </span>
      </Link>
    </li>
  )
}
