// The resume that is being edited: what is saved, what is written over it, what is on its way.
//
//   write > draft (kept in this tab) > after a pause, or when a field is left > faultless? > queue > server > paper
//   undo  > inverse patches > what differs > queue
//
// One call at a time goes out, in the order of the changes. What did not get through stays in the queue and goes again by
// itself. Absent: what is wrong with a slot and what differs (rules/paper.ts), how it is drawn.

import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import type { Section } from '../../../contract/resume'
import type { Answer } from '../../../http/call'
import type { Refused } from '../../../http/failure'
import { showDate } from '../../../lib/dates'
import { numberAt } from '../../../lib/fields'
import { AGAIN_MS, SAVE_PAUSE_MS, UNDO_STEPS } from '../../../lib/limits'
import { randomKey } from '../../../lib/random-key'
import { saveSlot } from '../api/save'
import {
  type BySlot,
  changesBetween,
  EMPTY,
  faultsOfSlot,
  followSaved,
  isOfAccount,
  isSameValue,
  isSameValues,
  type Paper,
  partOf,
  type Slot,
  sectionOf,
  slotsOf,
  type Values,
} from '../rules/paper'
import { type Draft, type Drafts, keepDrafts, readDrafts } from './kept-drafts'

enablePatches()

export type SaveState =
  /** Nothing is written that is not saved; ms, of the last save of this visit, null = none yet. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  /** It goes again by itself. */
  | { readonly kind: 'unsent'; readonly why: Refused }
  /** Something is written that cannot be saved as it is. */
  | { readonly kind: 'kept' }

/** What the server does not take of a slot: its fields, [] = the whole. */
export interface Refusal {
  readonly fields: readonly string[]
  readonly why: Refused
}

export interface Snapshot {
  readonly paper: Paper
  readonly drafts: Drafts
  readonly refusals: BySlot<Refusal>
  /** All that is wrong with these is shown, not only where somebody was. */
  readonly judged: ReadonlySet<Slot>
  /** Not shown any more, while the server is asked to delete them. */
  readonly leaving: ReadonlySet<Slot>
  readonly state: SaveState
  readonly canUndo: boolean
}

interface Wish {
  /** null: delete it */
  readonly values: Values | null
  readonly isUndo: boolean
  /** Of the try to make an entry. */
  readonly onceKey: string
}

/** It may get through later: the network, a server at fault, too many calls. */
const mayComeThrough = (answer: Refused): boolean =>
  answer.kind === 'network' || answer.status >= 500 || answer.status === 429 || answer.status === 401

export type WorkingCopy = ReturnType<typeof createWorkingCopy>

interface Plan {
  readonly resumeId: number
  readonly paper: Paper
  /** Where what is written stays until it is saved. */
  readonly draftsKey: string
  /** Everything is sent: what is shown of it elsewhere is to be read again. */
  readonly onSent: () => void
}

export function createWorkingCopy({ resumeId, paper: first, draftsKey, onSent }: Plan) {
  let paper = first
  let drafts: Drafts = {}
  let refusals: Snapshot['refusals'] = {}
  let judged: ReadonlySet<Slot> = new Set()
  let savedAt: number | null = null
  let unsent: Refused | null = null
  let pump: Promise<void> | null = null
  let isStopped = true
  let again: ReturnType<typeof setTimeout> | undefined
  const wishes = new Map<Slot, Wish>()
  const pauses = new Map<Slot, ReturnType<typeof setTimeout>>()
  const ids = new Map<Slot, number>()
  const history: Patch[][] = []
  const listeners = new Set<() => void>()

  const today = () => showDate(Date.now())
  const isFaulty = (slot: Slot, { values }: Draft) =>
    Object.keys(faultsOfSlot(slot, values, today())).length > 0

  function stateNow(): SaveState {
    if (unsent !== null) return { kind: 'unsent', why: unsent }
    if (pump !== null || pauses.size > 0) return { kind: 'saving' }
    return Object.keys(drafts).length > 0 ? { kind: 'kept' } : { kind: 'saved', at: savedAt }
  }
  const look = (): Snapshot => ({
    paper,
    drafts,
    refusals,
    judged,
    leaving: new Set([...wishes].filter(([, { values }]) => values === null).map(([slot]) => slot)),
    state: stateNow(),
    canUndo: history.length > 0 && unsent === null,
  })
  let snapshot = look()
  function publish(): void {
    snapshot = look()
    for (const listener of [...listeners]) listener()
  }

  function setDraft(slot: Slot, draft: Draft | null): void {
    const { [slot]: _, ...others } = drafts
    drafts = draft === null ? others : { ...drafts, [slot]: draft }
    keepDrafts(draftsKey, drafts)
  }
  function setRefusal(slot: Slot, refusal: Refusal | null): void {
    const { [slot]: _, ...others } = refusals
    refusals = refusal === null ? others : { ...others, [slot]: refusal }
  }
  const wish = (slot: Slot, values: Values | null, isUndo = false) =>
    wishes.set(slot, { values, isUndo, onceKey: (!isUndo && drafts[slot]?.onceKey) || randomKey() })

  /** The number that the server gave an entry; the same entry as it was read meanwhile goes. */
  function number(slot: Slot, id: number): void {
    for (const [other, otherId] of ids)
      if (otherId === id && other !== slot && sectionOf(other) === sectionOf(slot)) {
        ids.delete(other)
        const { [other]: _, ...rest } = paper
        paper = rest
      }
    ids.set(slot, id)
  }

  function commit(slot: Slot, { values, isUndo }: Wish): void {
    const before = paper[slot]
    const section = sectionOf(slot)
    const [next, , inverse] = produceWithPatches(paper, (changing) => {
      const changed: Record<string, Record<string, unknown> | undefined> = changing
      const fields = changed[slot]
      if (values === null) delete changed[slot]
      else if (fields === undefined) changed[slot] = { ...values }
      else
        for (const [name, value] of Object.entries(values))
          if (!isSameValue(before?.[name], value)) fields[name] = value
      const said = paper.none?.sections
      // As the server does it.
      if (values !== null && section !== null && Array.isArray(said) && said.includes(section))
        changed.none = { sections: said.filter((one) => one !== section) }
    })
    paper = next
    // What was never there has nothing to go back to, but an entry.
    const isStep = values === null || before === undefined ? section !== null : !isSameValues(before, values)
    if (!isUndo && isStep) {
      history.push(inverse)
      if (history.length > UNDO_STEPS) history.shift()
    }
    savedAt = Date.now()
    setRefusal(slot, null)
    const draft = drafts[slot]
    if (values === null) {
      ids.delete(slot)
      setDraft(slot, null)
    } else if (draft !== undefined) {
      const written = isUndo ? followSaved(values, draft.base ?? values, draft.values) : draft.values
      setDraft(slot, isSameValues(written, values) ? null : { ...draft, base: values, values: written })
    }
  }

  /** What becomes of an answer; whether the queue goes on. */
  function settle(slot: Slot, asked: Wish, answer: Answer): boolean {
    const isGone = answer.kind === 'refused' && answer.status === 404 && sectionOf(slot) !== null
    if (answer.kind === 'ok' || (isGone && asked.values === null)) {
      unsent = null
      if (answer.kind === 'ok' && asked.values !== null && sectionOf(slot) !== null && !ids.has(slot))
        number(slot, numberAt(answer.body, 'id'))
      commit(slot, asked)
      if (wishes.get(slot) === asked) wishes.delete(slot)
      return true
    }
    if (isGone && ids.delete(slot)) {
      // Deleted elsewhere, and written here: it is made anew.
      const draft = drafts[slot]
      if (draft !== undefined) setDraft(slot, { ...draft, onceKey: randomKey() })
      wish(slot, asked.values, asked.isUndo)
      return true
    }
    if (mayComeThrough(answer)) {
      unsent = answer
      return false
    }
    unsent = null
    if (wishes.get(slot) === asked) wishes.delete(slot)
    setRefusal(slot, { fields: answer.kind === 'refused' ? answer.fields : [], why: answer })
    return true
  }

  async function run(): Promise<void> {
    clearTimeout(again)
    for (let next = [...wishes][0]; next !== undefined; next = [...wishes][0]) {
      const [slot, asked] = next
      const { values, onceKey } = asked
      const id = ids.get(slot)
      const isNowhere = values === null && id === undefined
      const answer: Answer = isNowhere
        ? { kind: 'ok', body: null }
        : await saveSlot(resumeId, slot, values, { id, onceKey })
      if (!settle(slot, asked, answer)) {
        if (!isStopped) again = setTimeout(go, AGAIN_MS)
        return
      }
      publish()
    }
    onSent()
  }
  function go(): void {
    if (pump !== null || wishes.size === 0) return
    pump = run().finally(() => {
      pump = null
      publish()
      // Written while the last answer was on its way.
      if (unsent === null) go()
    })
    publish()
  }

  function put(slot: Slot): void {
    clearTimeout(pauses.get(slot))
    pauses.delete(slot)
    const draft = drafts[slot]
    if (draft !== undefined && !isFaulty(slot, draft)) {
      wish(slot, draft.values)
      unsent = null
      go()
    }
    publish()
  }
  const putAll = () => {
    for (const slot of pauses.keys()) put(slot)
  }
  function write(slot: Slot, values: Values): void {
    const saved = paper[slot]
    const draft = drafts[slot]
    setRefusal(slot, null)
    clearTimeout(pauses.get(slot))
    pauses.delete(slot)
    if (saved !== undefined && isSameValues(saved, values) && !wishes.has(slot)) setDraft(slot, null)
    else {
      const base = draft?.base ?? saved ?? null
      setDraft(slot, { base, values, onceKey: draft?.onceKey ?? randomKey() })
      pauses.set(
        slot,
        setTimeout(() => put(slot), SAVE_PAUSE_MS),
      )
    }
    publish()
  }

  /** What the server has, numbers and all; entries that were made here keep the name that they have here. */
  function named(server: Paper): Paper {
    const slots = new Map([...ids].map(([slot, id]) => [id, slot]))
    return Object.fromEntries(
      slotsOf(server).map((slot) => {
        const id = Number(slot.split('/')[1])
        const own = slots.get(id)
        const name = own !== undefined && sectionOf(own) === sectionOf(slot) ? own : slot
        if (sectionOf(name) !== null) ids.set(name, id)
        return [name, server[slot]]
      }),
    )
  }
  function take(server: Paper, isTold: (slot: Slot) => boolean): void {
    // What was asked before the last change is old.
    if (pump !== null || wishes.size > 0) return
    const kept = slotsOf(paper).filter((slot) => !isTold(slot))
    const told = named(server)
    // What is here keeps its place: nothing moves away from who writes in it.
    const here = slotsOf(paper).filter((slot) => slot in told)
    const next: Paper = {
      ...Object.fromEntries(kept.map((slot) => [slot, paper[slot]])),
      ...Object.fromEntries(here.map((slot) => [slot, told[slot]])),
      ...told,
    }
    for (const slot of slotsOf(drafts).filter(isTold)) {
      const draft = drafts[slot]
      const saved = next[slot]
      if (draft === undefined) continue
      if (saved === undefined) {
        ids.delete(slot)
        setDraft(slot, { ...draft, base: null })
      } else {
        const values = followSaved(saved, draft.base ?? EMPTY[partOf(slot)], draft.values)
        setDraft(slot, isSameValues(values, saved) ? null : { ...draft, base: saved, values })
      }
    }
    paper = next
    publish()
  }

  const whenHidden = () => {
    if (document.visibilityState === 'hidden') putAll()
  }
  const online = () => {
    if (unsent !== null) {
      unsent = null
      go()
    }
  }

  paper = named(first)
  drafts = readDrafts(draftsKey)
  take(first, () => true)

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => snapshot,
    /** Sends what a visit before has left; until `stop`, it is sent again what did not get through. */
    start(): void {
      isStopped = false
      addEventListener('online', online)
      // A phone may end a page that is not seen.
      document.addEventListener('visibilitychange', whenHidden)
      for (const slot of slotsOf(drafts)) put(slot)
    },
    /** What is written goes out at once; what did not get through waits for the next visit. */
    stop(): void {
      isStopped = true
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', whenHidden)
      clearTimeout(again)
      putAll()
    },
    /** What the server told of the resume itself, and of the account: one of them may be older than the other. */
    takeResume: (told: Paper): void => take(told, (slot) => !isOfAccount(slot)),
    takeAccount: (told: Paper): void => take(told, isOfAccount),
    write,
    /** Saves what is written of it, at once. */
    put,
    /** A change by one press: it does not wait for another one. */
    set(slot: Slot, values: Values): void {
      write(slot, values)
      put(slot)
    },
    /** Another entry, with what is known of it. */
    begin(section: Section, known: Values = {}): Slot {
      const slot: Slot = `${section}/new-${randomKey()}`
      setDraft(slot, { base: null, values: { ...EMPTY[section], ...known }, onceKey: randomKey() })
      publish()
      return slot
    },
    remove(slot: Slot): void {
      clearTimeout(pauses.get(slot))
      pauses.delete(slot)
      setDraft(slot, null)
      setRefusal(slot, null)
      if (slot in paper || wishes.has(slot)) {
        wish(slot, null)
        go()
      }
      publish()
    },
    /** Who is done with slots sees all that is wrong with what they wrote there; an entry that was begun and never written goes. */
    judge(slots: readonly Slot[]): void {
      for (const slot of slots) {
        const draft = drafts[slot]
        if (draft?.base === null && !wishes.has(slot) && isSameValues(draft.values, EMPTY[partOf(slot)]))
          setDraft(slot, null)
      }
      judged = new Set([...judged, ...slots.filter((slot) => slot in drafts)])
      publish()
    },
    isFaulty(slot: Slot): boolean {
      const draft = drafts[slot]
      return draft !== undefined && isFaulty(slot, draft)
    },
    /** Everything that can be sent is sent; false: something did not get through. */
    async settled(): Promise<boolean> {
      putAll()
      while (pump !== null) await pump
      return wishes.size === 0
    },
    /** Takes back the last change that was saved, or the last one of a slot; false: there is none that can be taken back. */
    async undo(slot?: Slot): Promise<boolean> {
      putAll()
      while (pump !== null) await pump
      if (slot !== undefined && wishes.get(slot)?.values === null) {
        // Nobody has heard of it yet.
        wishes.delete(slot)
        unsent = null
        go()
        publish()
        return true
      }
      if (wishes.size > 0) return false
      const at = history.findLastIndex(
        (step) => slot === undefined || step.some(({ path: [name] }) => name === slot),
      )
      const [step] = at < 0 ? [] : history.splice(at, 1)
      if (step === undefined) return false
      let before: Paper
      try {
        before = applyPatches(paper, step) as Paper
      } catch {
        // What it changed is gone: another tab deleted it.
        publish()
        return false
      }
      for (const [other, values] of changesBetween(paper, before)) wish(other, values, true)
      go()
      publish()
      return true
    },
  }
}
