import { useTranslation } from 'react-i18next'
import { callMain } from '../../../../http/main-api'
import { Button } from '../../../../ui/button'
import { JOBS } from '../api/begin'
import { toDeskJob } from '../api/postings'
import type { PostingCopy } from '../posting-copy'

/** Somebody else has changed the job while it was written here: one of both stays. */
export function StaleNote({ copy, id }: { copy: PostingCopy; id: number }) {
  const { t } = useTranslation('posting')
  async function settle(isMine: boolean) {
    const answer = await callMain({ method: 'GET', path: `${JOBS}/${id}` })
    const told = answer.kind === 'ok' ? toDeskJob(answer.body) : null
    if (told === null) return
    if (isMine) await copy.writeOver(told)
    else copy.discard(told)
  }
  return (
    <div className="quiet-note posting-stale" data-warm role="alert">
      <p>{t('stale.lead')}</p>
      <div className="posting-acts">
        <Button kind="small" onClick={() => void settle(false)}>
          {t('stale.theirs')}
        </Button>
        <Button kind="small" onClick={() => void settle(true)}>
          {t('stale.mine')}
        </Button>
      </div>
    </div>
  )
}
