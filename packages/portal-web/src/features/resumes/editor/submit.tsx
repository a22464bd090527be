import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { PARTS, type Part, SUBMIT_NEEDS } from '../../../contract/resume'
import { useWhy } from '../../../http/failure'
import { INBOX } from '../../../http/inbox-count'
import { RESUMES } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { Button } from '../../../ui/button'
import { doTo } from '../api/save'
import { hasOf, type Slot, slotsOf } from '../rules/paper'
import { useEditor } from './context'
import { sectionsOf } from './kinds/all'
import type { SectionName } from './kinds/kind'
import { sectionFor } from './section-for'

interface Submit {
  readonly isBusy: boolean
  /** What must be there first; null: nobody has asked. */
  readonly missing: readonly Part[] | null
  /** Somebody asked while these were not finished: their words are here and not on the server. */
  readonly unfinished: readonly Slot[]
  /** Whether it is submitted now; a failure is said. `isSure`: without what is not finished. */
  submit(isSure?: boolean): Promise<boolean>
}

const SubmitContext = createContext<Submit | null>(null)

export function useSubmit(): Submit {
  const submit = useContext(SubmitContext)
  if (submit === null) throw new Error('A way to submit stands outside the editor')
  return submit
}

/** Whether there is something that employers do not see yet, and enough of it. */
export function useCanSubmit(): boolean {
  const { resume, snapshot } = useEditor()
  const has = hasOf(snapshot.paper)
  const isNew = resume.status === 'draft' || resume.status === 'rejected' || resume.isChanged
  return isNew && SUBMIT_NEEDS.every((part) => has[part])
}

export function SubmitProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('resume')
  const { copy, resume } = useEditor()
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState<readonly Part[] | null>(null)
  const [unfinished, setUnfinished] = useState<readonly Slot[]>([])
  const changed = useOwnChanged()
  const why = useWhy()

  async function send(isSure: boolean): Promise<boolean> {
    if (!(await copy.settled())) {
      toast(t('submit.unsaved'))
      return false
    }
    const has = hasOf(copy.get().paper)
    const lacking = SUBMIT_NEEDS.filter((part) => !has[part])
    if (lacking.length > 0) {
      setMissing(lacking)
      return false
    }
    const open = slotsOf(copy.get().drafts).filter(copy.isFaulty)
    copy.judge(open)
    setUnfinished(isSure ? [] : open)
    if (open.length > 0 && !isSure) return false
    const answer = await doTo(resume.id, 'submit')
    if (answer.kind === 'ok') {
      setMissing(null)
      await Promise.all([changed(RESUMES), changed(INBOX)])
      toast(t('submit.done'))
      return true
    }
    const named = answer.kind === 'refused' ? PARTS.filter((part) => answer.fields.includes(part)) : []
    if (named.length > 0) setMissing(named)
    else toast(why(answer))
    return false
  }
  async function submit(isSure = false): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const isDone = await send(isSure)
    setIsBusy(false)
    return isDone
  }
  return <SubmitContext value={{ isBusy, missing, unfinished, submit }}>{children}</SubmitContext>
}

export function SubmitButton() {
  const { t } = useTranslation('resume')
  const { resume } = useEditor()
  const { isBusy, submit } = useSubmit()
  const isNew = resume.status === 'draft' || resume.status === 'rejected' || resume.isChanged
  if (!isNew) return null
  return (
    <Button isBusy={isBusy} onClick={() => void submit()}>
      {t(isBusy ? 'submit.sending' : 'submit.submit')}
    </Button>
  )
}

/** What must be written before it can be submitted, and what is not finished; the ways there. */
export function MissingParts() {
  const { t } = useTranslation('resume')
  const { lead, snapshot, copy } = useEditor()
  const { missing, unfinished, isBusy, submit } = useSubmit()
  const has = hasOf(snapshot.paper)
  const left = (missing ?? []).filter((part) => !has[part]).map(sectionFor)
  const begun = sectionsOf(unfinished.filter(copy.isFaulty))
  const list = (names: readonly SectionName[]) => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button kind="small" onClick={() => lead(name)}>
            {t(`sections.${name}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <div role="alert">
      {left.length > 0 && (
        <div className="editor-missing">
          <p>{t('submit.missing')}</p>
          {list(left)}
        </div>
      )}
      {left.length === 0 && begun.length > 0 && (
        <div className="editor-missing">
          <p>{t('submit.unfinished')}</p>
          {list(begun)}
          <Button kind="quiet" isBusy={isBusy} onClick={() => void submit(true)}>
            {t('submit.without')}
          </Button>
        </div>
      )}
    </div>
  )
}
