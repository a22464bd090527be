import { type ContactItem, personKey } from '@sarika/im-engine'
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Avatar } from '../../../ui/avatar'
import { useIsThere } from '../components/use-is-there'
import { byLetter } from '../rules/letters'
import { type PeopleView, toPeople } from '../rules/places'
import { LetterRail } from './letter-rail'

interface Props {
  people: readonly ContactItem[]
  view: PeopleView | null
  who: string | null
}

type Row = { readonly letter: string } | { readonly person: ContactItem }

/** Mounted above and below what is in sight, px. */
const BUFFER_PX = 300

/** People under their letters, of whom only those in sight are mounted. Arrows go from one to the next, Page keys from letter to letter. */
export function LetterList({ people, view, who }: Props) {
  const rows = useMemo(
    () =>
      byLetter(people).flatMap<Row>((group) => [
        { letter: group.letter },
        ...group.people.map((person) => ({ person })),
      ]),
    [people],
  )
  const letters = useMemo(
    () => rows.flatMap((row, index) => ('letter' in row ? [{ letter: row.letter, index }] : [])),
    [rows],
  )
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [top, setTop] = useState(0)
  const { reached, move, reach } = useReached(rows, letters, frame, list, who)
  const atTop = letters.findLastIndex(({ index }) => index <= top)
  return (
    <div className="letters">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its rows are links; keys lead from one to the next */}
      <div ref={frame} className="list-rows" onKeyDown={move}>
        <Virtualizer
          ref={list}
          data={rows}
          scrollRef={frame}
          bufferSize={BUFFER_PX}
          keepMounted={reached < 0 ? [] : [reached]}
          onScroll={(offset) => setTop(list.current?.findItemIndex(offset + 1) ?? 0)}
        >
          {(row, index) =>
            'letter' in row ? (
              <h2 key={`# ${row.letter}`} className="letter">
                {row.letter}
              </h2>
            ) : (
              <PersonRow
                key={row.person.imId}
                person={row.person}
                view={view}
                index={index}
                isSelected={row.person.imId === who}
                isReached={index === reached}
                onFocus={reach}
              />
            )
          }
        </Virtualizer>
      </div>
      <LetterRail
        letters={letters.map(({ letter }) => letter)}
        at={Math.max(0, atTop)}
        onChoose={(place) => list.current?.scrollToIndex(letters[place]?.index ?? 0, { align: 'start' })}
      />
    </div>
  )
}

/** Frames until a row that was just mounted is measured, and can have the focus. */
const FRAMES = 30

function focusOnceShown(find: () => HTMLElement | null, left = FRAMES): void {
  const row = find()
  row?.focus({ preventScroll: true })
  if (left > 0 && (row === null || document.activeElement !== row))
    requestAnimationFrame(() => focusOnceShown(find, left - 1))
}

/** The row that the Tab key reaches, and the keys that lead from it to others: they may not be mounted yet. */
function useReached(
  rows: readonly Row[],
  letters: readonly { readonly index: number }[],
  frame: { readonly current: HTMLElement | null },
  list: { readonly current: VirtualizerHandle | null },
  who: string | null,
) {
  const [last, setLast] = useState(-1)
  const isPerson = (index: number) => rows[index] !== undefined && 'person' in rows[index]
  const selected = rows.findIndex((row) => 'person' in row && row.person.imId === who)
  const reached = isPerson(last) ? last : selected < 0 ? rows.findIndex((row) => 'person' in row) : selected
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current !== reached) return
    wanted.current = null
    focusOnceShown(() => frame.current?.querySelector<HTMLElement>(`[data-index="${reached}"]`) ?? null)
  })

  /** The next person from there in a direction. */
  const from = (index: number, step: 1 | -1): number => {
    let at = index
    while (at >= 0 && at < rows.length && !isPerson(at)) at += step
    return at
  }
  const letterAfter = (index: number) => letters.find((one) => one.index > index)?.index ?? rows.length - 1
  const letterBefore = (index: number) => letters.findLast((one) => one.index < index - 1)?.index ?? 0
  const targetOf = (key: string, here: number): number | undefined => {
    if (key === 'ArrowDown') return from(here + 1, 1)
    if (key === 'ArrowUp') return from(here - 1, -1)
    if (key === 'Home') return from(0, 1)
    if (key === 'End') return rows.length - 1
    if (key === 'PageDown') return from(letterAfter(here), 1)
    if (key === 'PageUp') return from(letterBefore(here), 1)
    return undefined
  }
  const move = (event: KeyboardEvent) => {
    const here = Number((event.target as HTMLElement).dataset.index ?? Number.NaN)
    const to = Number.isNaN(here) ? undefined : targetOf(event.key, here)
    if (to === undefined) return
    event.preventDefault()
    if (!isPerson(to)) return
    wanted.current = to
    list.current?.scrollToIndex(to, { align: 'nearest' })
    setLast(to)
  }
  return { reached, move, reach: setLast }
}

interface RowProps {
  person: ContactItem
  view: PeopleView | null
  index: number
  isSelected: boolean
  isReached: boolean
  onFocus: (index: number) => void
}

/** One contact; renders only when they changed, or came or went. */
const PersonRow = memo(function PersonRow({ person, view, index, isSelected, isReached, onFocus }: RowProps) {
  const { t } = useTranslation('people')
  const { imId, name, company, avatar } = person
  const key = personKey(imId)
  const isThere = useIsThere(key)
  return (
    <Link
      className="row person-row"
      to={toPeople({ view, who: imId })}
      data-index={index}
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={isReached ? undefined : -1}
      onFocus={() => onFocus(index)}
    >
      <span className="row-face" data-online={isThere || undefined}>
        <Avatar id={key} name={name} src={avatar} />
      </span>
      <span className="row-text">
        <bdi className="row-title">{name}</bdi>
        {isThere && <span className="only-heard">{t('profile.online')}</span>}
        {company !== '' && <bdi className="row-company">{company}</bdi>}
      </span>
    </Link>
  )
})
