import { Shield } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../../contract/paper'
import { type FAULTS, type Fault, faultsOf, type Posting } from '../../../../contract/posting'
import { getLanguage } from '../../../../i18n/i18n'
import { dayOfJob } from '../../../../lib/dates'
import { useDay } from '../../../../lib/use-day'
import { Button } from '../../../../ui/button'
import { FormFailure } from '../../../../ui/failure'
import { Icon, WarningIcon } from '../../../../ui/icons'
import { MessagePage } from '../../../../ui/message-page'
import { NotFetched } from '../../../../ui/not-fetched'
import { Note } from '../../../../ui/note'
import { Title } from '../../../../ui/title'
import { type DeskJob, useDeskJob } from '../api/postings'
import { AnswersCard } from './answers-card'
import { ChecksCard } from './checks-card'
import { WritingContext } from './context'
import { CopyDialog } from './copy-dialog'
import { EditorHead } from './editor-head'
import { FactsCard } from './facts-card'
import { PerksCard } from './perks-card'
import { type DrawJob, Preview } from './preview'
import { StaleNote } from './stale-note'
import { useCopy } from './use-copy'
import { useDeeds } from './use-deeds'
import { WordsCard } from './words-card'
import '../../../../styles/written.css'
import '../../../../styles/profile.css'
import '../../../../styles/search.css'
import '../../../../styles/posting.css'

const ASKS: readonly string[] = ['sex', 'age', 'photo', 'money'] satisfies (keyof typeof FAULTS)[]
const isAsk = ({ fault }: Fault): boolean => ASKS.includes(fault)

/** What is wrong with a field, in words: all of it where somebody wants the job out, else what it may not ask for. */
function useErrorOf(faults: readonly Fault[], isJudged: boolean) {
  const { t } = useTranslation('posting')
  return (field: string): string | undefined => {
    const own = faults.filter((one) => one.field === field && (isJudged || isAsk(one)))
    if (own.length === 0) return undefined
    return own
      .map(({ fault, words }) =>
        words === '' ? t(`faults.${fault}`) : t('faultyWords', { fault: t(`faults.${fault}`), words }),
      )
      .join(' ')
  }
}

/** In the reader's own language where something is said in it. */
const firstShown = ({ words, language }: Posting) => (words[getLanguage()] ? getLanguage() : language)

/** By name: a list of choices is found by its group. */
const fieldAt = (root: HTMLElement | null, field: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] input`) ?? null

/** Those of which something is wrong, in the order of the page; of a list of choices its first input. */
const MARKED = '[aria-invalid="true"], [data-field]:has(.field-error) input'

/** Whose words to show where something is wrong: the shown language first. */
function faultyLanguage(faults: readonly Fault[], shown: PaperLanguage): PaperLanguage {
  const languages = PAPER_LANGUAGES.filter((one) =>
    faults.some(({ field }) => field.startsWith(`words.${one}.`)),
  )
  return languages.includes(shown) ? shown : (languages[0] ?? shown)
}

function Writer({ job, draw }: { job: DeskJob; draw: DrawJob }) {
  const { t } = useTranslation('posting')
  const { copy, snapshot } = useCopy(job)
  const { posting, state } = snapshot
  const { company } = job
  const root = useRef<HTMLElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const [language, show] = useState(() => firstShown(posting))
  const [isJudged, setIsJudged] = useState(false)
  const [isCopying, setIsCopying] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  /** The field that gets the focus: its name, or the first that is marked. */
  const [wanted, setWanted] = useState<string | null>(null)
  const today = dayOfJob(useDay())
  const faults = useMemo(
    () => faultsOf(posting, { today, isAgency: company.isAgency }),
    [posting, today, company.isAgency],
  )
  const errorOf = useErrorOf(faults, isJudged)
  const { act } = useDeeds(job.id)

  const change = (fields: Partial<Posting>) => {
    setFailure(false)
    copy.write({ ...copy.get().posting, ...fields })
  }
  /** The tab of its language first, which draws the field. */
  const open = (field: string) => {
    const [, ofLanguage] = /^words\.(\w+)\./.exec(field) ?? []
    if (ofLanguage !== undefined) show(ofLanguage as typeof language)
    setIsJudged(true)
    setWanted(field)
  }
  useEffect(() => {
    if (wanted === null) return
    const field =
      wanted === MARKED ? root.current?.querySelector<HTMLElement>(MARKED) : fieldAt(root.current, wanted)
    field?.focus()
    setWanted(null)
  }, [wanted])

  async function publish() {
    if (isBusy) return
    setIsJudged(true)
    // What is no number stays in its field alone.
    if (faults.length > 0 || root.current?.querySelector(MARKED)) {
      setFailure(t('why.not_ready'))
      show(faultyLanguage(faults, language))
      return setWanted(MARKED)
    }
    setIsBusy(true)
    const why = (await copy.flush()) ? (job.state === 'open' ? null : await act('publish')) : t('why.unsaved')
    setIsBusy(false)
    setFailure(why ?? false)
  }

  const isChanged = state.kind !== 'saved'
  return (
    <WritingContext value={{ job, posting, change, faults, errorOf, language, show }}>
      <main id="content" className="posting-page" ref={root}>
        <EditorHead snapshot={snapshot}>
          {job.state === 'draft' && (
            <button
              ref={copyButton}
              type="button"
              className="button button-small"
              onClick={() => setIsCopying(true)}
            >
              {t('copy.open')}
            </button>
          )}
          {job.state === 'open' && isChanged && (
            <Button kind="small" disabled={state.kind === 'saving'} onClick={() => copy.discard()}>
              {t('discard')}
            </Button>
          )}
          {job.state === 'open' ? (
            <Button isBusy={isBusy || !isChanged} onClick={() => isChanged && void publish()}>
              {t('saveChanges')}
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => void publish()}>
              {isBusy ? t('publishing') : t('publish')}
            </Button>
          )}
        </EditorHead>
        <div className="posting">
          <div className="posting-form">
            <FormFailure text={failure} />
            {state.kind === 'stale' && <StaleNote copy={copy} id={job.id} />}
            {job.isTakenDown && (
              <Note icon={<WarningIcon />} isWarm>
                {t('why.taken_down')}
              </Note>
            )}
            {!company.isVerified && company.openLeft !== null && (
              <Note icon={<WarningIcon />} isWarm>
                {t('unverified', { count: company.openLeft })}
              </Note>
            )}
            <WordsCard />
            <FactsCard />
            <PerksCard />
            <AnswersCard />
          </div>
          <aside className="posting-side" aria-label={t('side')}>
            <Preview draw={draw} />
            <ChecksCard onOpen={open} />
            <Note icon={<Icon of={Shield} size={16} />}>{t('fair')}</Note>
          </aside>
        </div>
      </main>
      {isCopying && (
        <CopyDialog
          id={job.id}
          opener={copyButton}
          onChoose={(old) => {
            copy.write(old)
            show(old.language)
          }}
          onClose={() => setIsCopying(false)}
        />
      )}
    </WritingContext>
  )
}

/** The editor of one job. `draw`: how seekers see it, of another feature. */
export function JobEditor({ id, draw }: { id: number; draw: DrawJob }) {
  const { t } = useTranslation('posting')
  const { data: job, isPending, isError, cause, refetch } = useDeskJob(id)
  if (isError) return <NotFetched title={t('title')} cause={cause} onRetry={() => void refetch()} />
  if (isPending || job === undefined) return <main id="content" aria-busy="true" />
  if (job === null)
    return (
      <MessagePage title={t('gone')} lead={t('goneLead')}>
        <Title>{t('gone')}</Title>
        <Link to="/jobs">{t('all')}</Link>
      </MessagePage>
    )
  return (
    <>
      <Title>{t('editor')}</Title>
      <Writer key={job.id} job={job} draw={draw} />
    </>
  )
}
