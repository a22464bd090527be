import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved, useOwnTold } from '../../../http/read'
import { randomKey } from '../../../lib/random-key'
import { Button } from '../../../ui/button'
import { Dialog, type DialogProps } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { addShareLink, SHARE_DAYS, useShareLinks } from '../api/links'
import { ShareLinkRow } from './share-link'
import { useResumeDeed } from './use-resume-deed'
import '../../../styles/share.css'

interface Props {
  resumeId: number
}

/** Makes a link. A press after a lost answer makes no second one. */
function NewLink({ resumeId }: Props) {
  const { t } = useTranslation('share')
  const why = useWhy()
  const saved = useOwnSaved()
  const told = useOwnTold()
  const [days, setDays] = useState<(typeof SHARE_DAYS)[number]>(30)
  const [onceKey, setOnceKey] = useState(randomKey)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function make() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await addShareLink(resumeId, days, onceKey)
    setIsBusy(false)
    if (answer.kind !== 'ok') {
      const isMany = answer.kind === 'refused' && answer.code === 'too_many'
      return setFailure(isMany ? t('links.tooMany') : why(answer))
    }
    setFailure(null)
    setOnceKey(randomKey())
    told(`${RESUMES}/${resumeId}/links`, answer.body)
    toast(t('links.made'))
    await saved(RESUMES)
  }
  return (
    <>
      <div className="share-new">
        <fieldset className="segments" aria-label={t('links.days')}>
          {SHARE_DAYS.map((one) => (
            <button key={one} type="button" aria-pressed={one === days} onClick={() => setDays(one)}>
              {t('links.day', { count: one })}
            </button>
          ))}
        </fieldset>
        <Button isBusy={isBusy} onClick={() => void make()}>
          {t(isBusy ? 'links.making' : 'links.make')}
        </Button>
      </div>
      <FormFailure text={failure ?? false} />
    </>
  )
}

/** What keeps a resume from being shared, and the way out of it. */
function Lacking({ resumeId, lacks }: Props & { lacks: 'approval' | 'visibility' }) {
  const { t } = useTranslation('share')
  const act = useResumeDeed()
  return (
    <div className="share-lacking">
      <p>{t(`links.${lacks}`)}</p>
      {lacks === 'visibility' && (
        <Button onClick={() => void act(resumeId, 'show')}>{t('links.show')}</Button>
      )}
    </div>
  )
}

/** The links of a resume that are open, and how another one is made. */
export function ShareDialog({ resumeId, name, opener, onClose }: Props & DialogProps & { name: string }) {
  const { t } = useTranslation('share')
  const { data, isError, refetch } = useShareLinks(resumeId)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Dialog title={t('links.title', { name })} opener={opener} onClose={onClose}>
      <p className="soft">{t('links.lead')}</p>
      {data === undefined && isError && (
        <>
          <FormFailure text={t('links.failed')} />
          <Button kind="small" onClick={() => void refetch()}>
            {t('links.again')}
          </Button>
        </>
      )}
      <div ref={list} tabIndex={-1} className="share-links" aria-busy={data === undefined && !isError}>
        {data !== undefined && data.lacks === null && <NewLink resumeId={resumeId} />}
        {data !== undefined && data.lacks !== null && <Lacking resumeId={resumeId} lacks={data.lacks} />}
        {data?.links.length === 0 && data.lacks === null && <p className="soft">{t('links.none')}</p>}
        <ul>
          {data?.links.map((link) => (
            <ShareLinkRow
              key={link.id}
              resumeId={resumeId}
              link={link}
              isPaused={data.lacks !== null}
              onEnded={() => list.current?.focus()}
            />
          ))}
        </ul>
      </div>
      <div className="dialog-actions">
        <Link className="button button-quiet" to={`/shareResume?id=${resumeId}`}>
          {t('links.preview')}
        </Link>
        <Button kind="small" onClick={onClose}>
          {t('links.close')}
        </Button>
      </div>
    </Dialog>
  )
}
