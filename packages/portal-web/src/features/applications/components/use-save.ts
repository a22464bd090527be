import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useOwnChanged } from '../../../http/read'
import { UNDO_MS } from '../../../lib/limits'
import { useAsSeeker } from '../../../lib/log-in-first'
import { forget, SAVED, save } from '../api/favourites'
import { type Kind, type State, useSetState, useStatesChanged, useThingState } from '../api/states'

/**
 * Whether a job or company is saved, and the way to the other; shown at once, taken back with a word when it is refused.
 * `likely`: what it is while that is not known.
 */
export function useSave(kind: Kind, id: number, likely?: State) {
  const { t } = useTranslation('applications')
  const isSaved = useThingState(kind, id, likely)?.isSaved ?? false
  const setState = useSetState()
  const statesChanged = useStatesChanged()
  const changed = useOwnChanged()
  const isUnderWay = useRef(false)

  async function change(next: boolean): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await setState(kind, id, { isSaved: next })
    const answer = await (next ? save : forget)(kind, id)
    isUnderWay.current = false
    const isDone = answer.kind === 'ok'
    if (!isDone) await setState(kind, id, { isSaved: !next })
    // It may have been done although no answer came, and a read of before the press may come after it.
    void statesChanged()
    if (!isDone) return void toast(t(next ? 'save.failed' : 'save.notRemoved'))
    void changed(SAVED[kind])
    if (!next)
      toast(t('save.removed'), {
        // The row goes when the list is read again, and only then one sees what one did.
        duration: UNDO_MS,
        action: { label: t('save.undo'), onClick: () => void change(true) },
      })
  }
  const press = useAsSeeker(`save:${kind}:${id}`, () => void change(!isSaved))
  return { isSaved, press }
}
