import { useMachine } from '@xstate/react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { sayFailure } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { focusTitle } from '../../../lib/focus-title'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { OwnPage } from '../../../ui/own-page'
import { type Resume, useResumes } from '../api/resumes'
import { splitName } from '../rules/file'
import { Checking } from './checking'
import { filling, type Pdf, type ReadFault, type Target } from './machine'
import { readPdf } from './read-pdf'
import { saveItems } from './save-items'
import '../../../styles/filling.css'
import '../../../styles/search.css'

interface Props {
  userId: string
  /** An attached file that is to be read at once; null: one is chosen. */
  attached: Extract<Pdf, { kind: 'attached' }> | null
  /** Where it came from, if not from the resumes: it goes back there with what was made. */
  backTo: ((resumeId: number, percent: number) => string) | null
}

const nameOf = (pdf: Pdf | null): string =>
  pdf === null ? '' : splitName(pdf.kind === 'file' ? pdf.file.name : pdf.name).stem

function ChoosePdf({
  onChoose,
  kind = 'primary',
}: {
  onChoose: (file: File) => void
  kind?: 'primary' | 'small'
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
        {t('filling.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,application/pdf"
        aria-label={t('filling.choose')}
        onChange={choose}
      />
    </>
  )
}

interface SaveProps {
  resumes: readonly Resume[]
  newName: string
  count: number
  isSaving: boolean
  failure: string | false
  onSave: (target: Target) => void
}

/** Into which resume: one that there is, or a new one. */
function SaveBar({ resumes, newName, count, isSaving, failure, onSave }: SaveProps) {
  const { t } = useTranslation('resume')
  const [chosen, setChosen] = useState<number | null>(null)
  const target = resumes.find(({ id }) => id === chosen)
  return (
    <form
      className="fill-save"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave({ resumeId: target?.id ?? null, name: newName, paper: target?.paper ?? {} })
      }}
    >
      {resumes.length > 0 && (
        <fieldset className="fill-target">
          <legend>{t('filling.target')}</legend>
          {[{ id: null, name: t('filling.new', { name: newName }) }, ...resumes].map(({ id, name }) => (
            <label key={id ?? 'new'} className="check">
              <input
                type="radio"
                name="target"
                checked={(target?.id ?? null) === id}
                onChange={() => setChosen(id)}
              />
              <bdi>{id === null ? name : t('filling.update', { name })}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <FormFailure text={failure} />
      <Button type="submit" isBusy={isSaving}>
        {t(isSaving ? 'filling.saving' : 'filling.save', { count })}
      </Button>
      <p className="soft">{t('filling.later')}</p>
    </form>
  )
}

/** A PDF becomes a resume: chosen, read, checked by the person, saved. */
export function Filling({ userId, attached, backTo }: Props) {
  const { t } = useTranslation(['resume', 'papers', 'auth', 'pages'])
  const { t: sayAuth } = useTranslation('auth')
  const { data: resumes = [] } = useResumes()
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
  const [snapshot, send] = useMachine(machine, { input: attached })
  const { pdf, parsed, items, why, failure, saved: made } = snapshot.context
  const leave = useRef({ saved, goOn, backTo })
  leave.current = { saved, goOn, backTo }
  useEffect(() => {
    if (made === null) return
    const { resumeId, percent } = made
    void leave.current.saved(RESUMES).then(() => {
      const to = leave.current.backTo?.(resumeId, percent) ?? `/resume?id=${resumeId}`
      leave.current.goOn(to, { replace: true })
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
            <bdi>{t('resume:filling.reading', { name: nameOf(pdf) })}</bdi>
          </p>
          <progress className="upload" aria-label={t('resume:filling.reading', { name: nameOf(pdf) })} />
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
            <Link className="button button-small" to="/resume">
              {t('resume:filling.byHand')}
            </Link>
          </div>
        </div>
      )}
      {isChecking && parsed !== null && (
        <>
          <Checking
            parsed={parsed}
            items={items}
            onTake={(key, isTaken) => send({ type: 'TAKE', key, isTaken })}
            onWrite={(key, name, value) => send({ type: 'WRITE', key, name, value })}
          />
          <SaveBar
            resumes={resumes}
            newName={nameOf(pdf) || t('resume:filling.newName')}
            count={taken}
            isSaving={!snapshot.matches('checking')}
            failure={failure !== null && sayWhy(failure)}
            onSave={(target) => send({ type: 'SAVE', target })}
          />
        </>
      )}
    </OwnPage>
  )
}
