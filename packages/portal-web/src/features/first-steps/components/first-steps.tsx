import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, useConstants } from '../../../http/constants'
import { sayFailure } from '../../../http/failure'
import type { JobView } from '../../../lib/job'
import { SUGGEST_MS } from '../../../lib/limits'
import { PRODUCT } from '../../../lib/product'
import { usePause } from '../../../lib/use-pause'
import { Bird } from '../../../ui/bird'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { IconButton } from '../../../ui/icon-button'
import { BackIcon, CloseIcon } from '../../../ui/icons'
import { type Counts, useFitting, useSpread } from '../api/fitting'
import { saveAnswers } from '../api/save'
import { type Answers, intentionOf } from '../rules/answers'
import { STEPS } from '../rules/machine'
import { EndStep } from './end-step'
import { PayStep } from './pay-step'
import { SoFar } from './so-far'
import { useFirstSteps } from './use-first-steps'
import { WhereStep } from './where-step'
import { WorkStep } from './work-step'
import { YouStep } from './you-step'
import '../../../styles/rows.css'
import '../../../styles/search.css'
import '../../../styles/first-steps.css'

interface Props {
  userId: string
  jobRow: (job: JobView) => ReactNode
}

/** The function that most of the jobs have; 0 = there are none. */
const mostOf = (counts: Counts = {}): number =>
  Object.keys(counts)
    .map(Number)
    .reduce((most, id) => ((counts[id] ?? 0) > (counts[most] ?? 0) ? id : most), 0)

/** The questions, one a page, and what fits at the end. */
export function FirstSteps({ userId, jobRow }: Props) {
  const { t } = useTranslation('steps')
  const { t: sayAuth } = useTranslation('auth')
  const { categories, trades } = useConstants()
  const title = ({ tradeIds, keyword, categoryIds }: Answers): string => {
    const exact = [...tradeIds.map((id) => nameIn(trades, id)), keyword.trim()].filter((name) => name !== '')
    return (exact.length > 0 ? exact : categoryIds.map((id) => nameIn(categories, id))).join(', ')
  }
  const steps = useFirstSteps(userId, ({ answers, onceKey, filled }) => {
    const wanted = title(answers)
    // Of jobs that have a few of the words alone nobody can tell what is looked for.
    const usual = fitting.data?.isPartial === true ? 0 : mostOf(spread?.byCategory)
    const intention = intentionOf(answers, wanted, usual)
    return saveAnswers(answers, intention, wanted || t('resumeName'), onceKey, filled)
  })
  const { step, answers, isSaving, failure } = steps
  // Each letter of a word is an answer.
  const asked = usePause(answers, SUGGEST_MS)
  const fitting = useFitting(asked)
  const spread = useSpread(asked)
  const total = fitting.data?.total
  const at = STEPS.indexOf(step)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])

  const isLast = step === 'you'
  const next = STEPS[at + 1] ?? 'end'
  const before = STEPS[at - 1]
  const goOn = () => (isLast ? !isSaving && steps.finish() : steps.go(next))
  const skip = () => {
    steps.clear()
    goOn()
  }
  const question = { answers, change: steps.change, spread }
  const count = total === undefined ? '' : t('count', { count: total })

  return (
    <div className="flow" data-step={step}>
      <header className="flow-bar">
        <Link className="flow-brand" to="/">
          <Bird />
          {PRODUCT}
        </Link>
        {before === undefined ? (
          <Link className="icon-button" to="/" aria-label={t('close')} title={t('close')}>
            <CloseIcon />
          </Link>
        ) : (
          <IconButton label={t('back')} onClick={() => steps.go(before)}>
            <BackIcon />
          </IconButton>
        )}
        {step === 'end' ? (
          <Link className="button button-quiet flow-end" to="/">
            {t('home')}
          </Link>
        ) : (
          <>
            <span className="flow-track" aria-hidden="true">
              {STEPS.slice(0, -1).map((one, index) => (
                <i key={one} data-on={index <= at || undefined} />
              ))}
            </span>
            <span className="flow-at">{t('at', { at: at + 1, of: STEPS.length - 1 })}</span>
            <Button kind="quiet" onClick={skip} isBusy={isSaving}>
              {t('skip')}
            </Button>
          </>
        )}
      </header>
      <main id="content" className="flow-main">
        {step === 'end' ? (
          <EndStep
            answers={answers}
            title={title(answers)}
            begun={steps.begun}
            fitting={fitting}
            jobRow={jobRow}
            heading={heading}
            onChange={() => steps.go('work')}
          />
        ) : (
          <form
            className="flow-ask"
            onSubmit={(event) => {
              event.preventDefault()
              goOn()
            }}
          >
            <h1 ref={heading} tabIndex={-1}>
              {t(`${step}.title`)}
            </h1>
            {step === 'work' && <WorkStep {...question} />}
            {step === 'where' && <WhereStep {...question} />}
            {step === 'pay' && <PayStep {...question} />}
            {step === 'you' && <YouStep {...question} />}
            <FormFailure text={failure !== null && sayFailure(sayAuth, failure)} />
            <div className="flow-go">
              <Button type="submit" isBusy={isSaving}>
                {isLast ? (
                  t(isSaving ? 'saving' : 'show', { count: total ?? 0 })
                ) : (
                  <>
                    {t('continue')} <span className="flow-count">{count}</span>
                  </>
                )}
              </Button>
            </div>
          </form>
        )}
      </main>
      {step !== 'end' && <SoFar fitting={fitting} jobRow={jobRow} />}
    </div>
  )
}
