import { ChevronLeft, Pencil, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { showWhen } from '../../../lib/dates'
import { TITLE_ID } from '../../../lib/focus-title'
import { useDay } from '../../../lib/use-day'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { renameResume } from '../api/save'
import { NameDialog } from '../components/name-dialog'
import { ResumeMarks } from '../components/resume-marks'
import { ResumeMenu } from '../components/resume-menu'
import { useEditor } from './context'
import { SubmitButton } from './submit'

/** Whether what is written is saved. */
function Saved() {
  const { t } = useTranslation('resume')
  const { resume, snapshot } = useEditor()
  const why = useWhy()
  const today = useDay()
  const { state } = snapshot
  const words = {
    saved: () => t('save.saved', { time: showWhen(sinceOf(state, resume.updatedAt), today) }),
    saving: () => t('save.saving'),
    unsent: () =>
      state.kind === 'unsent' && state.why.kind !== 'network'
        ? t('save.unsentWhy', { why: why(state.why) })
        : t('save.unsent'),
    kept: () => t('save.kept'),
  }
  return (
    <p className="editor-saved" role="status" data-kind={state.kind}>
      {words[state.kind]()}
    </p>
  )
}

const sinceOf = (state: { readonly kind: string; readonly at?: number | null }, before: number): number =>
  state.at ?? before

/** Which resume it is, whether it is saved, and what can be done with the whole of it. */
export function EditorHead() {
  const { t } = useTranslation('resume')
  const { t: tPapers } = useTranslation('papers')
  const { resume, snapshot, undo } = useEditor()
  const [isNaming, setIsNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const renaming = t('rename')
  return (
    <header className="editor-head">
      <Link
        className="icon-button"
        to="/resume"
        aria-label={tPapers('resume.all')}
        title={tPapers('resume.all')}
      >
        <Icon of={ChevronLeft} />
      </Link>
      <div className="editor-name">
        <h1 id={TITLE_ID} tabIndex={-1}>
          <bdi>{resume.name}</bdi>
        </h1>
        <IconButton ref={pencil} label={renaming} onClick={() => setIsNaming(true)}>
          <Icon of={Pencil} size={16} />
        </IconButton>
      </div>
      <div className="editor-acts">
        <IconButton label={t('undo')} aria-disabled={!snapshot.canUndo || undefined} onClick={() => undo()}>
          <Icon of={Undo2} />
        </IconButton>
        <ResumeMenu resume={resume} />
      </div>
      <SubmitButton />
      <div className="editor-line">
        <p className="own-marks">
          <ResumeMarks resume={resume} />
        </p>
        <Saved />
      </div>
      {isNaming && (
        <NameDialog
          title={tPapers('resume.rename')}
          name={resume.name}
          send={(next) => renameResume(resume.id, next)}
          onDone={() => toast(tPapers('saved'))}
          opener={pencil}
          onClose={() => setIsNaming(false)}
        />
      )}
    </header>
  )
}
