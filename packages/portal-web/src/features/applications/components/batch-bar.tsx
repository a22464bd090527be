import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { useOwnChanged } from '../../../http/read'
import { passFocus } from '../../../lib/focus-title'
import { BATCH_JOBS } from '../../../lib/limits'
import { useAsSeeker } from '../../../lib/log-in-first'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { CloseIcon } from '../../../ui/icons'
import { SAVED, saveJobs } from '../api/favourites'
import { useStatesChanged } from '../api/states'
import { untick, useTicked } from '../api/ticked'
import { savedOf } from '../rules/saved'
import type { Target } from '../rules/target'
import { ApplyDialog } from './apply-dialog'
import { SaveIcon } from './icons'
import '../../../styles/applications.css'

/** What can be done with the jobs that are chosen; nothing to be seen where none is. */
export function BatchBar() {
  const { t } = useTranslation('applications')
  const ticked = useTicked()
  const statesChanged = useStatesChanged()
  const changed = useOwnChanged()
  const why = useWhy()
  const [isBusy, setIsBusy] = useState(false)
  /** Those of the press, whatever is chosen meanwhile. */
  const [targets, setTargets] = useState<readonly Target[] | null>(null)
  const ids = [...ticked.keys()]
  const chosen = t('batch.chosen', { chosen: ticked.size, most: BATCH_JOBS })

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await saveJobs(ids)
    setIsBusy(false)
    if (answer.kind !== 'ok') return void toast(answer.kind === 'network' ? t('batch.notSaved') : why(answer))
    const { saved, missing } = savedOf(ids, answer.body)
    void statesChanged()
    void changed(SAVED.job)
    if (saved.length > 0) toast(t('batch.saved', { count: saved.length }))
    if (missing.length === 0) return
    toast(t('batch.missing', { titles: missing.map((id) => ticked.get(id)).join(', ') }))
    untick(missing)
  }
  const pressSave = useAsSeeker('batch:save', () => void save())
  const pressApply = useAsSeeker('batch:apply', () =>
    setTargets([...ticked].map(([id, title]) => ({ id, title }))),
  )
  function finish(done: readonly number[]) {
    setTargets(null)
    untick(done)
  }
  return (
    <>
      {/* Here before the first is chosen: news that comes with its place is not heard. */}
      <p className="only-heard" role="status">
        {ticked.size > 0 && chosen}
      </p>
      {(ticked.size > 0 || targets !== null) && (
        <section className="batch-bar" aria-label={t('batch.label')}>
          <p>{chosen}</p>
          <IconButton ref={passFocus} label={t('batch.clear')} onClick={() => untick(ids)}>
            <CloseIcon />
          </IconButton>
          <Button kind="small" isBusy={isBusy} onClick={pressSave}>
            <SaveIcon isSaved={false} />
            {t('batch.save')}
          </Button>
          <Button onClick={pressApply}>{t('batch.apply')}</Button>
          {targets !== null && <ApplyDialog jobs={targets} onClose={finish} />}
        </section>
      )}
    </>
  )
}
