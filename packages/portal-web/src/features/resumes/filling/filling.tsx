import { useMachine } from '@xstate/react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { fromPromise } from 'xstate'
import { sayFailure } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { draftKey, dropDraft } from '../../../lib/draft'
import { focusTitle } from '../../../lib/focus-title'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { OwnPage } from '../../../ui/own-page'
import { useResumes } from '../api/resumes'
import { sectionsOf } from '../editor/kinds/all'
import { splitName } from '../rules/file'
import { freeName } from '../rules/free-name'
import type { Slot } from '../rules/paper'
import { Checking } from './checking'
import { keepReading, readReading } from './kept-reading'
import { fileName, filling, type Pdf, type ReadFault } from './machine'
import { readPdf } from './read-pdf'
import { saveItems } from './save-items'
import { TargetChoice } from './target-choice'
import '../../../styles/filling.css'
import '../../../styles/search.css'

interface Props {
  userId: string
  /** An attached file that is to be read at once; null: one is chosen. */
  attached: Extract<Pdf, { kind: 'attached' }> | null
  /** Where it came from, if not from the resumes: it goes back there with what was made. */
  backTo: ((resumeId: number, percent: number) => string) | null
}

const stemOf = (name: string): string => splitName(name).stem

function ChoosePdf({
  onChoose,
  kind = 'primary',
  word = 'choose',
}: {
  onChoose: (file: File) => void
  kind?: 'primary' | 'small'
  word?: 'choose' | 'another'
}) {
  const { t } = useTranslation('resume')
  const input = useRef<HTMLInputElement>(null)
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file !== undefined) onChoose(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <Button kind={kind} onClick={() => input.current?.click()}>
        {t(`filling.${word}`)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,application/pdf"
        aria-label={t(`filling.${word}`)}
        onChange={choose}
      />
    </>
  )
}

/** A PDF becomes a resume: chosen, read, checked by the person, saved. */
export function Filling({ userId, attached, backTo }: Props) {
  const { t } = useTranslation(['resume', 'papers', 'auth', 'pages'])
  const { t: sayAuth } = useTranslation('auth')
  const { data: told } = useResumes()
  const saved = useOwnSaved()
  const goOn = useGoOn()
  const [machine] = useState(() =>
    filling.provide({
      actors: {
        read: fromPromise(({ input, signal }) => {
          if (input === null) throw new Error('No PDF was chosen')
          return readPdf(input, signal)
        }),
        save: fromPromise(({ input }) => saveItems(userId, input)),
      },
    }),
  )
  const key = draftKey(userId, 'filling', 'pdf')
  const [input] = useState(() => {
    const kept = readReading(key)
    return { pdf: attached, kept: attached === null || kept?.fileId === attached.id ? kept : null }
  })
  const [snapshot, send] = useMachine(machine, { input })
  const { context } = snapshot
  const { pdf, text, items, targetId, why, failure, saved: made } = context
  function sayBegun(slots: readonly Slot[]) {
    const parts = sectionsOf(slots).map((name) => t(`resume:sections.${name}`))
    if (parts.length > 0)
      toast(t('resume:filling.begun', { count: parts.length, parts: parts.join(', ') }), { duration: 10_000 })
  }
  const leave = useRef({ saved, goOn, backTo, sayBegun })
  leave.current = { saved, goOn, backTo, sayBegun }
  useEffect(() => {
    if (context.saved !== null) dropDraft(key)
    else if (context.text !== null) keepReading(key, context)
  }, [key, context])
  useEffect(() => {
    if (made === null) return
    const { resumeId, percent, begun } = made
    void leave.current.saved(RESUMES).then(() => {
      const to = leave.current.backTo?.(resumeId, percent)
      // The editor says it by itself.
      if (to !== undefined) leave.current.sayBegun(begun)
      leave.current.goOn(to ?? `/resume?id=${resumeId}`, { replace: true })
    })
  }, [made])

  const read = (file: File) => send({ type: 'READ', pdf: { kind: 'file', file } })
  const sayWhy = (reason: ReadFault | NonNullable<typeof failure>): string =>
    typeof reason === 'string' ? t(`resume:filling.faults.${reason}`) : sayFailure(sayAuth, reason)
  const taken = items.filter((item) => item.isTaken).length
  // The button that was pressed is gone.
  const isRead = snapshot.matches('checking')
  useEffect(() => {
    if (isRead) focusTitle()
  }, [isRead])
  const begun = context.saving
  // A new one that is only half saved is not yet one to update.
  const half = begun?.target.resumeId === null ? begun.progress.resumeId : null
  const resumes = (told ?? []).filter(({ id }) => id !== half)
  const target = resumes.find(({ id }) => id === targetId)
  const newName =
    half === null || begun === null
      ? freeName(
          stemOf(context.name) || t('resume:filling.newName'),
          resumes.map(({ name }) => name),
        )
      : begun.target.name
  // What is to be updated was chosen before a reload: nothing is saved before it is here.
  const isSaving = !isRead || (targetId !== null && told === undefined)
  const save = () =>
    send({
      type: 'SAVE',
      target: { resumeId: target?.id ?? null, name: newName, paper: target?.paper ?? {} },
    })
  const isChecking = snapshot.matches('checking') || snapshot.matches('saving') || snapshot.matches('done')

  return (
    <OwnPage
      title={t('resume:filling.title')}
      lead={isChecking ? t('resume:filling.checkLead') : t('resume:filling.lead')}
      back={{ to: '/resume', name: t('pages:resume.title') }}
    >
      {snapshot.matches('choosing') && (
        <div className="own-row-actions">
          <ChoosePdf onChoose={read} />
        </div>
      )}
      {snapshot.matches('reading') && (
        <div className="fill-wait" role="status">
          <p>
            <bdi>{t('resume:filling.reading', { name: stemOf(fileName(pdf)) })}</bdi>
          </p>
          <progress
            className="upload"
            aria-label={t('resume:filling.reading', { name: stemOf(fileName(pdf)) })}
          />
          <Button kind="quiet" onClick={() => send({ type: 'CANCEL' })}>
            {t('resume:filling.cancel')}
          </Button>
        </div>
      )}
      {snapshot.matches('failed') && why !== null && (
        <div className="fill-wait">
          <FormFailure text={`${t('resume:filling.failed')} ${sayWhy(why)}`} />
          <div className="own-row-actions">
            {typeof why !== 'string' && (
              <Button onClick={() => send({ type: 'AGAIN' })}>{t('resume:filling.again')}</Button>
            )}
            <ChoosePdf onChoose={read} kind="small" />
            {text !== null && (
              <Button kind="quiet" onClick={() => send({ type: 'CANCEL' })}>
                {t('resume:filling.cancel')}
              </Button>
            )}
            <Link className="button button-small" to="/resume">
              {t('resume:filling.byHand')}
            </Link>
          </div>
        </div>
      )}
      {isChecking && text !== null && (
        <>
          <div className="own-row-actions">
            <ChoosePdf onChoose={read} kind="small" word="another" />
          </div>
          <TargetChoice
            items={items}
            resumes={resumes}
            newName={newName}
            chosen={target?.id ?? null}
            onChoose={(resumeId) => send({ type: 'TARGET', resumeId })}
          />
          <Checking
            text={text}
            items={items}
            paper={target?.paper ?? {}}
            onTake={(key, isTaken) => send({ type: 'TAKE', key, isTaken })}
            onWrite={(key, name, value) => send({ type: 'WRITE', key, name, value })}
          />
          <form
            className="fill-save"
            onSubmit={(event) => {
              event.preventDefault()
              if (!isSaving) save()
            }}
          >
            <FormFailure text={failure !== null && sayWhy(failure)} />
            <Button type="submit" isBusy={isSaving}>
              {t(isSaving ? 'resume:filling.saving' : 'resume:filling.save', { count: taken })}
            </Button>
            <p className="soft">{t('resume:filling.later')}</p>
          </form>
        </>
      )}
    </OwnPage>
  )
}
