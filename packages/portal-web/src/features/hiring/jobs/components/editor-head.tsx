import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { wordsIn } from '../../../../contract/posting'
import { useWhy } from '../../../../http/failure'
import { getLanguage } from '../../../../i18n/i18n'
import { showTime } from '../../../../lib/dates'
import { TITLE_ID } from '../../../../lib/focus-title'
import { CheckIcon, Icon } from '../../../../ui/icons'
import type { SaveState, Snapshot } from '../posting-copy'

/** Whether what is written is saved. */
function Saved({ state, isDraft }: { state: SaveState; isDraft: boolean }) {
  const { t } = useTranslation('posting')
  const why = useWhy()
  const saySaved = (at: number) =>
    isDraft ? t('save.draft', { time: showTime(at) }) : t('save.saved', { time: showTime(at) })
  const words = (): string => {
    switch (state.kind) {
      case 'saved':
        return saySaved(state.at)
      case 'written':
        return isDraft ? t('save.saving') : t('save.written')
      case 'saving':
        return t('save.saving')
      case 'unsent':
        return state.why.kind === 'network' ? t('save.offline') : t('save.unsent', { why: why(state.why) })
      case 'stale':
        return t('save.stale')
      case 'refused':
        return t('save.refused', { why: why(state.why) })
    }
  }
  return (
    <p className="posting-saved" role="status" data-kind={state.kind}>
      {state.kind === 'saved' && <CheckIcon />}
      {words()}
    </p>
  )
}

/** Which job it is, whether it is saved, and what can be done with the whole of it. */
export function EditorHead({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  const { t } = useTranslation('posting')
  const { posting, job, state } = snapshot
  const titles = [getLanguage(), posting.language, ...Object.keys(posting.words)].map(
    (one) => wordsIn(posting, one as typeof posting.language).title,
  )
  const title = titles.find((one) => one.trim() !== '') ?? t('untitled')
  return (
    <header className="posting-bar">
      <Link className="icon-button" to="/jobs" aria-label={t('all')} title={t('all')}>
        <Icon of={ChevronLeft} />
      </Link>
      <div className="posting-name">
        <h1 id={TITLE_ID} tabIndex={-1}>
          <bdi>{title}</bdi>{' '}
          {job.state !== 'draft' && <span className="tag">{t(`states.${job.state}`)}</span>}
        </h1>
        <Saved state={state} isDraft={job.state === 'draft'} />
      </div>
      <div className="posting-acts">{children}</div>
    </header>
  )
}
