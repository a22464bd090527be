import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessageWords } from '../../../http/reported-messages'
import { daysAgo, showDay, showTime } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import { Button } from '../../../ui/button'
import { readEarlier, type Said } from '../api/talks'

function Line({ said }: { said: Said }) {
  const { t } = useTranslation('service')
  const wordsOf = useMessageWords()
  const { at, isOwn, type, agentName } = said
  const words = type === 'robot' ? said.text : wordsOf(said)
  const by = agentName === '' ? t('former') : agentName
  return (
    <li className="service-said" data-own={isOwn || undefined} data-auto={type === 'robot' || undefined}>
      <p lang={langOf(words)}>
        <bdi>{words}</bdi>
      </p>
      <small>
        {isOwn && `${type === 'robot' ? t('automatic') : t('by', { name: by })} · `}
        <time dateTime={new Date(at).toISOString()}>{showTime(at)}</time>
      </small>
    </li>
  )
}

const isNewDay = ({ at }: Said, before: Said | undefined): boolean =>
  before === undefined || daysAgo(at, Date.now()) !== daysAgo(before.at, Date.now())

interface Props {
  imId: string
  messages: readonly Said[]
  hasEarlier: boolean
}

/** What was said, the newest at the end, where it opens; earlier pages on demand. */
export function TalkLog({ imId, messages, hasEarlier }: Props) {
  const { t } = useTranslation('service')
  const [earlier, setEarlier] = useState<{ messages: readonly Said[]; hasEarlier: boolean } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [newest])
  const first = messages[0]?.id ?? ''
  const before = (earlier?.messages ?? []).filter(({ id }) => Number(id) < Number(first))
  const all = [...before, ...messages]
  async function readMore() {
    const page = await readEarlier(imId, all[0]?.id ?? '')
    setHasFailed(page === null)
    if (page !== null) setEarlier({ ...page, messages: [...page.messages, ...before] })
  }
  return (
    // A log that scrolls is reached by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it scrolls by keys
    <div className="service-log" ref={log} tabIndex={0} role="log" aria-label={t('list')}>
      {(earlier?.hasEarlier ?? hasEarlier) && (
        <Button kind="quiet" onClick={() => void readMore()}>
          {t('earlier')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('failed')}</p>}
      <ul>
        {all.map((said, index) => (
          <Fragment key={said.id}>
            {isNewDay(said, all[index - 1]) && (
              <li className="service-day">{showDay(said.at, Date.now())}</li>
            )}
            <Line said={said} />
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
