import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName, useConstants } from '../../../http/constants'
import { useOwnChanged } from '../../../http/read'
import { useIsChatOn } from '../../../lib/chat-switch'
import { numberAt, textAt, toFields } from '../../../lib/fields'
import { langOf } from '../../../lib/lang-of'
import { showMoney } from '../../../lib/money'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { IconButton } from '../../../ui/icon-button'
import { BackIcon, ChatIcon, CloseIcon, Icon } from '../../../ui/icons'
import { Tabs } from '../../../ui/tabs'
import { WithChat } from '../../../ui/with-chat'
import {
  type Card,
  COUNTS,
  LISTS,
  STAGES,
  type Target,
  useNotes,
  useWhole,
  type Whole,
  wholePath,
} from './api'
import { HistoryTab } from './history-tab'
import { InterviewBlock } from './interview-block'
import { NotesTab } from './notes-tab'
import { OfferForm, type SendCard } from './offer-form'
import { ResumeTab } from './resume-tab'
import type { BoardDeeds } from './use-deeds'
import { nameOf } from './words'

/** What the drawer needs of the board around it. */
export interface DrawerWays {
  readonly deeds: BoardDeeds
  readonly onMove: (card: Card, stage: Target) => void
  readonly onClose: () => void
  /** To the card before or after it; undefined: there is none. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** The offer of an interview is open. */
  readonly isOffering: boolean
  readonly onOffer: (isOpen: boolean) => void
  /** Draws the conversation with whoever applied. */
  readonly chat: (found: Whole) => ReactNode
  readonly sendCard: SendCard
}

const TABS = ['resume', 'chat', 'notes', 'history'] as const

function Way({ name, act, icon }: { name: string; act: (() => void) | undefined; icon: ReactNode }) {
  return (
    <IconButton label={name} aria-disabled={act === undefined || undefined} onClick={act}>
      {icon}
    </IconButton>
  )
}

function Head({ found, ways }: { found: Whole; ways: DrawerWays }) {
  const { t } = useTranslation('board')
  const constants = useConstants()
  const title = useRef<HTMLHeadingElement>(null)
  const { intention } = toFields(found.resume)
  const pay = numberAt(intention, 'salaryFrom')
  const name = nameOf(found, t)
  const facts = [
    textAt(intention, 'reqJobTitle'),
    found.locationId === 0 ? '' : placeName(constants.locations, found.locationId),
    pay === 0 ? '' : showMoney(pay * 100),
  ].filter((fact) => fact !== '')
  // Whoever reads by ear hears whose it is.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <header className="drawer-head">
      <button type="button" className="button button-quiet drawer-back" onClick={ways.onClose}>
        <BackIcon />
        {t('back')}
      </button>
      <div className="drawer-who">
        <Avatar id={found.imId} name={name} src={found.avatar} />
        <div>
          <h2 ref={title} tabIndex={-1}>
            <bdi lang={langOf(name)}>{name}</bdi>
          </h2>
          <p className="soft">{facts.join(' · ')}</p>
        </div>
        <div className="drawer-ways">
          <Way name={t('previous')} act={ways.onPrevious} icon={<Icon of={ChevronUp} />} />
          <Way name={t('next')} act={ways.onNext} icon={<Icon of={ChevronDown} />} />
          <Way name={t('close')} act={ways.onClose} icon={<CloseIcon />} />
        </div>
      </div>
    </header>
  )
}

interface BodyProps {
  found: Whole
  ways: DrawerWays
  tab: string
  onTab: (tab: string) => void
}

function Body({ found, ways, tab, onTab }: BodyProps) {
  const { t } = useTranslation('board')
  const { data: notes } = useNotes(found.id)
  const isChatOn = useIsChatOn()
  const tabs = TABS.filter((one) => one !== 'chat' || isChatOn)
  const shown = tabs.find((one) => one === tab) ?? 'resume'
  const { interview, stage } = found
  const panels = {
    resume: <ResumeTab found={found} />,
    chat: ways.chat(found),
    notes: <NotesTab id={found.id} />,
    history: <HistoryTab history={found.history} />,
  }
  const counts: Partial<Record<(typeof TABS)[number], number>> = {
    chat: found.messages,
    notes: notes?.length ?? 0,
  }
  return (
    <>
      <Head key={found.id} found={found} ways={ways} />
      <Tabs
        label={t('tabs.label')}
        shown={shown}
        onShow={onTab}
        tabs={tabs.map((id) => ({
          id,
          name: t(`tabs.${id}`),
          count: counts[id] ? String(counts[id]) : undefined,
          panel: panels[id],
          ...(id === 'notes' ? {} : { isOnlyShown: true as const }),
        }))}
      />
      {shown !== 'chat' && (
        <footer className="drawer-foot">
          {interview !== null && !ways.isOffering && (
            <InterviewBlock card={found} interview={interview} deeds={ways.deeds} />
          )}
          {ways.isOffering ? (
            <OfferForm
              key={found.id}
              found={found}
              deeds={ways.deeds}
              sendCard={ways.sendCard}
              onDone={() => ways.onOffer(false)}
            />
          ) : (
            <div className="drawer-acts">
              <WithChat>
                <Button kind="small" onClick={() => onTab('chat')}>
                  <ChatIcon />
                  {t('tabs.chat')}
                </Button>
              </WithChat>
              <label>
                <span className="only-heard">{t('move')}</span>
                <select
                  className="select"
                  value={stage}
                  onChange={({ target }) => {
                    const chosen = STAGES.find((one) => one === target.value)
                    if (chosen !== undefined && chosen !== 'new') ways.onMove(found, chosen)
                  }}
                >
                  {STAGES.map((one) => (
                    <option key={one} value={one} disabled={one === 'new'}>
                      {t(`stages.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
              <Button onClick={() => ways.onOffer(true)}>
                {t(interview === null ? 'offer.title' : 'offer.change')}
              </Button>
            </div>
          )}
        </footer>
      )}
    </>
  )
}

interface Props {
  id: number
  /** As the board has it, where it is on it. */
  listed: Card | undefined
  ways: DrawerWays
  tab: string
  onTab: (tab: string) => void
}

/** One application beside the board, on a phone in its place. To open it is a look at the resume. */
export function Drawer({ id, listed, ways, tab, onTab }: Props) {
  const { t } = useTranslation('board')
  const changed = useOwnChanged()
  const { data, isError, cause, refetch, isPlaceholderData } = useWhole(id)
  const found = isPlaceholderData ? undefined : data
  const rev = found?.rev
  // The board learns the name, and that somebody has looked.
  const isBehind = listed !== undefined && rev !== undefined && listed.rev < rev
  const isAhead = listed !== undefined && rev !== undefined && listed.rev > rev
  const latest = useRef(changed)
  latest.current = changed
  useEffect(() => {
    if (isBehind) void Promise.all([latest.current(LISTS), latest.current(COUNTS)])
  }, [isBehind])
  useEffect(() => {
    if (isAhead) void latest.current(wholePath(id))
  }, [isAhead, id])
  return (
    <aside className="drawer" aria-label={t('tabs.label')}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {found === undefined && !isError && <p aria-busy="true" />}
      {found === null && (
        <div className="drawer-gone">
          <p className="soft">{t('gone')}</p>
          <Button kind="small" onClick={ways.onClose}>
            {t('back')}
          </Button>
        </div>
      )}
      {found && <Body found={found} ways={ways} tab={tab} onTab={onTab} />}
    </aside>
  )
}
