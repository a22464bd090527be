import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { toast } from 'sonner'
import { useOwnChanged } from '../../../http/read'
import { takeDeed } from '../../../lib/log-in-first'
import { SAVED, save } from '../api/favourites'

/** Saves what a visitor marked on a page that members see otherwise, e.g. the start page. Draws nothing. */
export function GoOnSaving() {
  const { t } = useTranslation('applications')
  const { pathname, search } = useLocation()
  const changed = useOwnChanged()
  const page = pathname + search
  useEffect(() => {
    const [, kind, id] = /^save:(job|company):(\d+)$/.exec(takeDeed(page) ?? '') ?? []
    if (id === undefined) return
    const what = kind === 'company' ? 'company' : 'job'
    void save(what, Number(id)).then((answer) => {
      toast(t(answer.kind === 'ok' ? 'save.done' : 'save.failed'))
      void changed(SAVED[what])
    })
  }, [page, t, changed])
  return null
}
