// What somebody is told of is the account's, on all its devices: the server keeps it. Whether this device sounds and shows is the
// device's, and stays on it (decision 118).

import { useSyncExternalStore } from 'react'
import { BELL_KINDS, type BellChange, type BellKind, type BellSettings } from '../../../contract/bell'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { onOtherTabs } from '../../../http/other-tabs'
import { useOwn } from '../../../http/read'
import { ownName } from '../../../lib/app'
import { listAt, textAt, toFields } from '../../../lib/fields'
import { keptHere, keptJson } from '../../../lib/kept'

export const BELL = '/users/me/bell'

/** How long what the server said is gone by, ms: another device may have changed it. */
const FRESH_MS = 60_000

function toBell(body: unknown): BellSettings {
  const kinds = toFields(toFields(body).kinds)
  return {
    kinds: Object.fromEntries(BELL_KINDS.map((kind) => [kind, kinds[kind] !== false])) as Record<
      BellKind,
      boolean
    >,
    onlyMentions: listAt(body, 'onlyMentions').map(String),
    pushKey: textAt(body, 'pushKey'),
  }
}

export const useBell = () => useOwn(BELL, toBell)

/** Those of this tab: it hears nothing of what it tells the others. */
const readers = new Set<BellReader>()

/** The answer is all of it. What rings goes by it at once; whoever calls tells the other tabs of it, as of anything own. */
export async function changeBell(change: BellChange): Promise<Answer> {
  const answer = await callMain({ method: 'PUT', path: BELL, json: change })
  for (const reader of readers) reader.forget()
  return answer
}

/** For what is no part of a screen. Without an answer everything is told: to be silent would be to miss something. */
export class BellReader {
  #known: BellSettings | null = null
  #at = 0
  #changes = 0
  readonly #stop = onOtherTabs((path) => {
    if (path === BELL) this.forget()
  })

  constructor() {
    readers.add(this)
  }

  async read(): Promise<BellSettings> {
    if (this.#known !== null && Date.now() - this.#at < FRESH_MS) return this.#known
    const changes = this.#changes
    const answer = await callMain({ method: 'GET', path: BELL })
    // What was asked before a change may answer what was before it.
    if (changes !== this.#changes) return this.read()
    if (answer.kind !== 'ok') return this.#known ?? toBell(null)
    this.#known = toBell(answer.body)
    this.#at = Date.now()
    return this.#known
  }

  /** It was changed, or may be. */
  forget(): void {
    this.#changes++
    this.#known = null
  }

  stop(): void {
    this.#stop()
    readers.delete(this)
  }
}

export interface DeviceBell {
  readonly hasSound: boolean
  /** Shows notifications while no tab is looked at; the browser must allow it, too. */
  readonly isShown: boolean
  /** Who writes, and what, stands in notifications. */
  readonly hasText: boolean
  /** Whose pushes come to this browser, by chat id; "" = nobody's. */
  readonly pushedFor: string
}

const KEY = ownName('bell')

const listeners = new Set<() => void>()
let text: string | null | undefined
let device: DeviceBell

/** Who asks for less motion is sensitive to what comes unasked: no sound before they switch it on. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function read(): DeviceBell {
  const kept = keptHere.getItem(KEY)
  if (kept === text && device !== undefined) return device
  text = kept
  const fields = toFields(keptJson(keptHere, KEY))
  device = {
    hasSound: typeof fields.hasSound === 'boolean' ? fields.hasSound : !isCalm(),
    isShown: fields.isShown === true,
    hasText: fields.hasText === true,
    pushedFor: textAt(fields, 'pushedFor'),
  }
  return device
}

export const getDevice = (): DeviceBell => read()

export function setDevice(change: Partial<DeviceBell>): void {
  keptHere.setItem(KEY, JSON.stringify({ ...read(), ...change }))
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

export const useDevice = (): DeviceBell => useSyncExternalStore(subscribe, read)
