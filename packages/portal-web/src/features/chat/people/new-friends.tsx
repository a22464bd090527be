import type { RequestItem } from '@sarika/im-engine'
import { useContactRequests, useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsVisible } from '../../../lib/page-state'
import { Note } from '../../../ui/note'
import { Nothing } from '../../../ui/nothing'
import { PrivacyIcon } from '../components/icons'
import { ListSkeleton } from '../components/list-skeleton'
import { countUnseen, splitRequests } from '../rules/people'
import { RequestRow } from './request-row'
import { useIsComing } from './use-is-coming'

/** Who wants to add one, whom one asked, and what became of it. What is looked at is seen from then on. */
export function NewFriends({ isShown }: { isShown: boolean }) {
  const requests = useContactRequests()
  const { contacts } = useImEngine()
  const isVisible = useIsVisible()
  const unseen = countUnseen(requests)
  const fresh = useFresh(requests)
  useEffect(() => {
    // Where it does not get there now, it is told when another one comes, or at the next look.
    if (isShown && isVisible && unseen > 0) void contacts.seen()
  }, [isShown, isVisible, unseen, contacts])
  const isComing = useIsComing()
  if (requests.length === 0 && isComing) return <ListSkeleton />
  return <RequestLists requests={requests} fresh={fresh} />
}

/** Those that were unseen when they came into sight: their point stays while one looks. */
function useFresh(requests: readonly RequestItem[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const added = requests.filter(
    ({ requestId, isMine, isRead, status }) =>
      !isMine && !isRead && status === 'pending' && !fresh.has(requestId),
  )
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ requestId }) => requestId)]))
  return fresh
}

/** The same by what is given. */
export function RequestLists({
  requests,
  fresh,
}: {
  requests: readonly RequestItem[]
  /** Ids of those that are new. */
  fresh: ReadonlySet<string>
}) {
  const { t } = useTranslation('people')
  const { waiting, earlier } = splitRequests(requests)
  const rowsOf = (some: readonly RequestItem[]) => (
    <ul className="asks">
      {some.map((request) => (
        <RequestRow key={request.requestId} request={request} isNew={fresh.has(request.requestId)} />
      ))}
    </ul>
  )
  return (
    <>
      {waiting.length > 0 ? (
        <>
          <p className="asks-count soft">{t('requests.waiting', { count: waiting.length })}</p>
          {rowsOf(waiting)}
        </>
      ) : (
        <Nothing title={t('requests.none')} lead={t('requests.noneLead')} />
      )}
      {earlier.length > 0 && (
        <>
          <h3>{t('requests.earlier')}</h3>
          {rowsOf(earlier)}
        </>
      )}
      <Note icon={<PrivacyIcon />}>{t('requests.note')}</Note>
    </>
  )
}
