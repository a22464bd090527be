import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessageWords } from '../../../http/reported-messages'
import { daysAgo, showDay, showTime } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import { Button } from '../../../ui/button'
import { LinkedText } from '../../../ui/linked-text'
import { readEarlier, type Said } from '../api/talks'
import { TalkFile } from './talk-file'

/** Kinds that have a file. */
const WITH_FILE = new Set(['image', 'video', 'audio', 'file'])

/** What was said of a file stands in a line above its name. */
const captionIn = (text: string): string => text.slice(0, Math.max(0, text.lastIndexOf('\n')))

function Line({ imId, isWaiting, said }: { imId: string; isWaiting: boolean; said: Said }) {
  const { t } = useTranslation('service')
  const wordsOf = useMessageWords()
  const { at, isOwn, type, agentName, file } = said
  const words = type === 'robot' ? said.text : wordsOf(said)
  const caption = file === null ? '' : captionIn(said.text)
  const by = agentName === '' ? t('former') : agentName
  return (
    <li className="service-said" data-own={isOwn || undefined} data-auto={type === 'robot' || undefined}>
      {file === null ? (
        <p lang={langOf(words)}>
          <LinkedText text={words} />
        </p>
      ) : (
        <>
          <TalkFile imId={imId} type={type} file={file} words={words} />
          {caption !== '' && (
            <p lang={langOf(caption)}>
              <LinkedText text={caption} />
            </p>
          )}
        </>
      )}
      <small>
        {file === null && isWaiting && WITH_FILE.has(type) && `${t('takeToOpen')} · `}
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
  /** Nobody has it. */
  isWaiting: boolean
  messages: readonly Said[]
  hasEarlier: boolean
}

/** What was said, the newest at the end, where it opens; earlier pages on demand. */
export function TalkLog({ imId, isWaiting, messages, hasEarlier }: Props) {
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
            <Line imId={imId} isWaiting={isWaiting} said={said} />
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
