import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { copyText } from '../../../lib/copy-text'
import { showMonthDay, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { endShareLink, type ShareLink } from '../api/links'

interface Props {
  resumeId: number
  link: ShareLink
  /** The resume is hidden: the link opens for nobody until it is shown again. */
  isPaused: boolean
  /** It is ended: the focus needs another place. */
  onEnded: () => void
}

/** A link that is open: copied by its owner, and ended once that is said twice. */
export function ShareLinkRow({ resumeId, link, isPaused, onEnded }: Props) {
  const { t } = useTranslation('share')
  const today = useDay()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const saved = useOwnSaved()
  const why = useWhy()
  const [asked, setAsked] = useState<'sure' | 'ending' | null>(null)
  const { address, madeAt, endsAt, openCount } = link
  const next = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  // The button that was pressed gives way to others.
  useEffect(() => {
    if (wasAsked.current !== (asked !== null)) next.current?.focus()
    wasAsked.current = asked !== null
  }, [asked])

  async function copy() {
    if (await copyText(address)) return void toast(t('links.copied'))
    field.current?.focus()
    field.current?.select()
    toast(t('links.byHand'))
  }
  async function end() {
    if (asked === 'ending') return
    setAsked('ending')
    const answer = await endShareLink(resumeId, link.id)
    const isGone = answer.kind === 'refused' && answer.code === 'not_found'
    if (answer.kind !== 'ok' && !isGone) {
      setAsked('sure')
      return void toast(why(answer))
    }
    onEnded()
    toast(t('links.ended'))
    await saved(RESUMES)
  }
  const opened = openCount === 0 ? t('links.notOpened') : t('links.opened', { count: openCount })
  const day = showMonthDay(endsAt, today)
  const name = isPaused
    ? t('links.paused', { day })
    : t('links.until', { made: showMonthDay(madeAt, today), time: showTime(madeAt), day })
  return (
    <li className="share-link">
      <div className="field">
        <label htmlFor={id}>{name}</label>
        <textarea
          ref={field}
          id={id}
          readOnly
          rows={2}
          value={address}
          dir="ltr"
          aria-description={t('links.address')}
          onFocus={({ target }) => target.select()}
        />
        <p className="field-help">{opened}</p>
      </div>
      {asked === null ? (
        <div className="share-link-acts">
          {!isPaused && (
            <Button kind="small" onClick={() => void copy()}>
              {t('links.copy')}
            </Button>
          )}
          <Button ref={next} kind="quiet" onClick={() => setAsked('sure')}>
            {t('links.end')}
          </Button>
        </div>
      ) : (
        <div className="share-link-sure" role="alert">
          <p>{t('links.sure')}</p>
          <div className="share-link-acts">
            <Button kind="danger" isBusy={asked === 'ending'} onClick={() => void end()}>
              {t(asked === 'ending' ? 'links.ending' : 'links.end')}
            </Button>
            <Button ref={next} kind="quiet" onClick={() => setAsked(null)}>
              {t('links.keep')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
