// editor/ is one resume, written in its place. It saves itself.
//
//   ResumeEditor > head (name, marks, saved, undo, submit), ring, state, sections (kinds/, one file each), privacy
//   fields > part-form (react-hook-form) > working-copy > the server
//
// What is right and what is wrong is in contract/resume.ts and rules/.

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { toast } from 'sonner'
import type { Section } from '../../../contract/resume'
import { RESUMES } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { draftKey } from '../../../lib/draft'
import type { Session } from '../../../lib/session'
import { Title } from '../../../ui/title'
import type { Resume } from '../api/resumes'
import { PaperPane } from '../preview/paper-pane'
import { entriesOf, type Paper, type Slot, sectionOf, slotsOf } from '../rules/paper'
import { BegunParts } from './begun-parts'
import { EditorContext } from './context'
import { focusField } from './focus'
import { EditorHead } from './head'
import type { Drafts } from './kept-drafts'
import { KINDS } from './kinds/all'
import type { SectionName } from './kinds/kind'
import { LeaveOffer } from './leave-offer'
import { prefill } from './prefill'
import { SectionView } from './section'
import { PrivacyCard, StateCard } from './state-cards'
import { Strength } from './strength'
import { MissingParts, SubmitProvider } from './submit'
import { useAskedSection } from './use-asked-section'
import { useUndoKey } from './use-undo-key'
import { createWorkingCopy } from './working-copy'
import '../../../styles/own.css'
import '../../../styles/forms.css'
import '../../../styles/resume.css'
import '../../../styles/written.css'
import '../../../styles/preview.css'

type Openable = SectionName | Slot

/** A resume that was begun lets see what it begins with; what is not finished is open. */
function openAtFirst(paper: Paper, drafts: Drafts): ReadonlySet<Openable> {
  const begun = slotsOf(drafts)
  const first: readonly Openable[] = 'profile' in paper ? [] : ['profile']
  const sections = KINDS.filter(({ name }) =>
    begun.some((slot) => sectionOf(slot) === name || slot === name),
  ).map(({ name }) => name)
  return new Set<Openable>([...first, ...sections, ...begun.filter((slot) => sectionOf(slot) !== null)])
}

/** One resume, changed in its place. `intentions`: what is of the account. */
export function ResumeEditor({ resume, intentions }: { resume: Resume; intentions: Paper }) {
  const { t } = useTranslation('resume')
  const { userId } = useOutletContext<Session>()
  const changed = useOwnChanged()
  const sent = useRef(() => {})
  sent.current = () => void changed(RESUMES)
  const [copy] = useState(() => {
    const made = createWorkingCopy({
      resumeId: resume.id,
      paper: { ...resume.paper, ...intentions },
      draftsKey: draftKey(userId, 'resume', resume.id),
      onSent: () => sent.current(),
    })
    if (resume.start !== null) prefill(made, resume.start)
    return made
  })
  const snapshot = useSyncExternalStore(copy.subscribe, copy.get)
  const [open, setOpen] = useState(() => openAtFirst(snapshot.paper, snapshot.drafts))
  const [goal, setGoal] = useState<{ readonly within: string; readonly field?: string } | null>(null)
  const page = useRef<HTMLElement>(null)

  useEffect(() => {
    copy.start()
    return () => copy.stop()
  }, [copy])
  useEffect(() => copy.takeResume(resume.paper), [copy, resume.paper])
  useEffect(() => copy.takeAccount(intentions), [copy, intentions])
  useEffect(() => {
    if (goal === null) return
    const within = page.current?.querySelector(goal.within)
    within?.scrollIntoView({ block: 'nearest' })
    focusField(within, goal.field)
    setGoal(null)
  }, [goal])

  const undo = useCallback(
    (slot?: Slot) => {
      if (slot !== undefined || copy.get().canUndo)
        void copy.undo(slot).then((isDone) => toast(t(isDone ? 'undone' : 'notUndone'), { id: 'undo' }))
    },
    [copy, t],
  )
  useUndoKey(undo)

  function toggle(name: Openable) {
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(name)) next.add(name)
      return next
    })
  }
  const show = (...names: readonly Openable[]) => setOpen((before) => new Set([...before, ...names]))
  function lead(name: SectionName, field?: string) {
    const { paper, drafts } = copy.get()
    const unfinished = slotsOf(drafts).find((slot) => sectionOf(slot) === name && copy.isFaulty(slot))
    const [first] = KINDS.some((kind) => kind.name === name && sectionOf(`${name}/` as Slot) !== null)
      ? [unfinished, ...entriesOf(paper, name as Section)].filter((slot) => slot !== undefined)
      : []
    show(name, ...(first === undefined ? [] : [first]))
    setGoal({
      within:
        unfinished === undefined ? `[data-section="${name}"] .sect-body` : `[data-entry="${unfinished}"]`,
      ...(field === undefined ? {} : { field }),
    })
  }
  useAskedSection(lead)
  function add(section: Section) {
    const slot = copy.begin(section)
    show(section, slot)
    setGoal({ within: `[data-entry="${slot}"]` })
  }
  return (
    <EditorContext value={{ resume, copy, snapshot, open, toggle, lead, add, undo }}>
      <SubmitProvider>
        <div className="editor-desk">
          <main ref={page} className="own-page editor" id="content">
            <Title>{resume.name}</Title>
            <EditorHead />
            <Strength />
            <MissingParts />
            <BegunParts />
            <StateCard />
            {KINDS.map((kind) => (
              <SectionView key={kind.name} kind={kind} />
            ))}
            <PrivacyCard />
            <LeaveOffer />
          </main>
          <PaperPane />
        </div>
      </SubmitProvider>
    </EditorContext>
  )
}
