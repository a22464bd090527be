import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useOwnChanged } from '../../../http/read'
import { UNDO_MS } from '../../../lib/limits'
import { useAsSeeker } from '../../../lib/log-in-first'
import { hide, unhide } from '../api/hidden'

/** Takes a job out of what somebody finds, and back: each is said, and the first can be undone. */
export function useHide(id: number) {
  const { t } = useTranslation('applications')
  const changed = useOwnChanged()

  async function show(): Promise<void> {
    const answer = await unhide(id)
    if (answer.kind !== 'ok') return void toast(t('hide.notShown'))
    void changed('/jobs')
    toast(t('hide.shown'))
  }
  async function take(): Promise<void> {
    const answer = await hide(id)
    if (answer.kind !== 'ok') return void toast(t('hide.failed'))
    void changed('/jobs')
    toast(t('hide.done'), {
      duration: UNDO_MS,
      action: { label: t('hide.undo'), onClick: () => void show() },
    })
  }
  const press = useAsSeeker(`hide:${id}`, () => void take())
  return { hide: press, show: () => void show() }
}
