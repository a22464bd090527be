import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useIsPhone } from '../../../lib/page-state'
import { useKeys } from '../../../lib/use-keys'
import { Nothing } from '../../../ui/nothing'
import {
  type AllCounts,
  type Card,
  type Counts,
  STAGES,
  type Stage,
  type Target,
  useColumn,
  useCounts,
  type Whole,
} from './api'
import { BoardBar } from './board-bar'
import { CloseDialog } from './close-dialog'
import { Column } from './column'
import { Drawer } from './drawer'
import { CardList } from './list'
import { MoveDialog } from './move-dialog'
import type { SendCard } from './offer-form'
import { useAddress } from './use-address'
import { useDeeds } from './use-deeds'
import '../../../styles/rows.css'
import '../../../styles/written.css'
import '../../../styles/board.css'

/** Cards of a column that are read at once. */
const STEP = 20
/** The server answers no more of a page. */
const MOST = 100
const NO_COUNTS: Counts = { new: 0, talked: 0, interview: 0, closed: 0 }

/** Moves the focus between cards: up and down in a column, left and right to the next column that has one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const card = (event.target as Element).closest<HTMLElement>('[data-card]')
  if (card === null) return
  const board = event.currentTarget
  const cardsIn = (column: Element | null) => [
    ...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
  ]
  const columns = [...board.querySelectorAll('[data-stage]')]
  const column = card.closest('[data-stage]') ?? board
  const [cards, at] = [cardsIn(column), cardsIn(column).indexOf(card)]
  const full = columns.filter((one) => cardsIn(one).length > 0)
  const beside = (step: number) => {
    const others = cardsIn(full[full.indexOf(column) + step] ?? null)
    return others[Math.min(at, others.length - 1)]
  }
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowUp: () => cards[at - 1],
    ArrowDown: () => cards[at + 1],
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
  }
  const to = ways[event.key]?.()
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

/** The first column that has a card when a job is opened; it stays while cards move, so that nobody is taken elsewhere. */
function useFirstColumn(jobId: number, counted: AllCounts | undefined): Stage {
  const [opened, setOpened] = useState<{ readonly jobId: number; readonly first: Stage } | null>(null)
  if (counted === undefined) return 'new'
  if (opened?.jobId === jobId) return opened.first
  const counts = jobId === 0 ? counted.counts : counted.jobs.find(({ id }) => id === jobId)?.counts
  const first = STAGES.find((one) => (counts?.[one] ?? 0) > 0) ?? 'new'
  setOpened({ jobId, first })
  return first
}

/** What is asked about a card before it moves. */
type Asked = { readonly kind: 'move' | 'close'; readonly card: Card } | null

interface Props {
  /** As it stands in the address. */
  jobId: string | undefined
  /** Draws the conversation with whoever applied. */
  chat: (found: Whole) => ReactNode
  sendCard: SendCard
}

/** The applications of a company: four columns, or a list, and one of them beside it. */
export function Board({ jobId, chat, sendCard }: Props) {
  const { t } = useTranslation('board')
  const isPhone = useIsPhone()
  const address = useAddress(jobId)
  const { narrowed, openId, isList } = address
  const [sizes, setSizes] = useState<Partial<Record<Stage, number>>>({})
  const [asked, setAsked] = useState<Asked>(null)
  const [isOffering, setIsOffering] = useState(false)
  const deeds = useDeeds()
  const sizeOf = (one: Stage) => (isList ? MOST : (sizes[one] ?? STEP))
  const lists = {
    new: useColumn(narrowed, 'new', sizeOf('new')),
    talked: useColumn(narrowed, 'talked', sizeOf('talked')),
    interview: useColumn(narrowed, 'interview', sizeOf('interview')),
    closed: useColumn(narrowed, 'closed', sizeOf('closed')),
  } satisfies Record<Stage, unknown>
  const { data: counted } = useCounts()
  const first = useFirstColumn(narrowed.jobId, counted)
  const stage = address.stage ?? first
  const cards = STAGES.flatMap((one) => lists[one].data?.rows ?? [])
  const at = cards.findIndex(({ id }) => id === openId)
  const open = (card: Card | undefined) => card && address.set({ open: card.id }, openId !== 0)
  const close = () => {
    setIsOffering(false)
    address.set({ open: '', tab: '' })
  }

  function act(card: Card, to: Target): void {
    setAsked(null)
    if (card.stage === to) return
    if (to === 'closed') {
      setAsked({ kind: 'close', card })
      return
    }
    if (to === 'interview' && card.interview === null) {
      setIsOffering(true)
      address.set({ open: card.id, tab: '' }, openId !== 0)
      return
    }
    void deeds.move(card, to).then((why) => why !== null && toast(why))
  }
  /** The card that has the focus, else the open one. */
  const current = (): Card | undefined => {
    const focused = document.activeElement?.closest('[data-card]')?.getAttribute('data-card')
    return cards.find(({ id }) => id === Number(focused ?? openId))
  }
  useKeys({
    m: () => {
      const card = current()
      if (card !== undefined) setAsked({ kind: 'move', card })
    },
    j: () => open(cards[at + 1]),
    k: () => open(at > 0 ? cards[at - 1] : undefined),
    Escape: () => openId > 0 && close(),
  })
  const isNarrowed = narrowed.languageId > 0 || narrowed.locationId > 0
  const hasNone = counted !== undefined && STAGES.every((one) => counted.counts[one] === 0)
  const hasJob = narrowed.jobId === 0
  const columns = isPhone ? [stage] : STAGES
  return (
    <main id="content" className="board-page" data-open={openId > 0 || undefined}>
      <h1 className="only-heard">{t('title')}</h1>
      <BoardBar
        jobs={counted?.jobs ?? []}
        counts={counted?.counts ?? NO_COUNTS}
        narrowed={narrowed}
        stage={stage}
        isList={isList}
        onNarrow={address.narrow}
        onStage={(one) => address.set({ stage: one })}
        onList={(next) => address.set({ view: next ? 'list' : '' })}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the links in it */}
      <div className="board" data-list={isList || undefined} onKeyDown={moveFocus}>
        {hasNone ? (
          <Nothing title={t('noneYet')} lead={t('noneYetLead')} />
        ) : isList && !isPhone ? (
          <CardList
            cards={cards}
            openId={openId}
            hasJob={hasJob}
            addressOf={({ id }) => address.addressOf(id)}
          />
        ) : (
          columns.map((one) => (
            <Column
              key={one}
              stage={one}
              list={lists[one]}
              openId={openId}
              hasJob={hasJob}
              isNarrowed={isNarrowed}
              addressOf={({ id }) => address.addressOf(id)}
              onMore={() => setSizes({ ...sizes, [one]: Math.min(sizeOf(one) + STEP, MOST) })}
              onDrop={(id, to) => {
                const card = cards.find((dropped) => dropped.id === id)
                if (card !== undefined) act(card, to)
              }}
            />
          ))
        )}
      </div>
      {openId > 0 && (
        <Drawer
          id={openId}
          listed={cards[at]}
          tab={address.tab}
          onTab={(tab) => address.set({ tab: tab === 'resume' ? '' : tab })}
          ways={{
            deeds,
            chat,
            sendCard,
            onMove: act,
            onClose: close,
            onPrevious: at > 0 ? () => open(cards[at - 1]) : undefined,
            onNext: at >= 0 && at < cards.length - 1 ? () => open(cards[at + 1]) : undefined,
            isOffering,
            onOffer: setIsOffering,
          }}
        />
      )}
      {asked?.kind === 'move' && (
        <MoveDialog
          card={asked.card}
          onChoose={(to) => act(asked.card, to)}
          onClose={() => setAsked((now) => (now === asked ? null : now))}
        />
      )}
      {asked?.kind === 'close' && (
        <CloseDialog card={asked.card} deeds={deeds} onClose={() => setAsked(null)} />
      )}
    </main>
  )
}
