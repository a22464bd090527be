import type { Connection } from './engine-types.js'
import type { Outcome } from './log/door.js'
import type { CloseReason } from './machines/connection.machine.js'
import type { Result } from './model/errors.js'
import type { ConversationKey } from './model/ids.js'
import { SEAL_IDLE_MIN, SEAL_IDLE_MS } from './model/limits.js'
import type { State } from './model/state.js'
import type { Clock } from './ports/clock.js'
import type { Visibility } from './ports/network.js'
import { OPENED_REPEAT_MS, Opened } from './tabs/opened.js'
import type { View } from './views/view.js'

export const FRESH_STATUS: Connection = { state: 'init', closeReason: null, isCaughtUp: false, problem: null }

/** Of an account that another tab signed out. */
export const ERASED_STATUS: Connection = { ...FRESH_STATUS, state: 'close', closeReason: 'erased' }

/** Why no tab of this login may connect again; null = one that begins to lead may try. Rule S-CONN-11. */
export const endedLogin = ({ closeReason }: Connection): CloseReason | null =>
  closeReason !== null && LOGIN_ENDS.has(closeReason) ? closeReason : null

const LOGIN_ENDS: ReadonlySet<CloseReason> = new Set(['kicked', 'revoked', 'invalid-account', 'displaced'])

/** What this tab's screens show, told to the other tabs again and again while it is visible. */
export class OpenConversations {
  readonly #shown = new Map<ConversationKey, number>()
  readonly #tabs = new Opened()
  #timer: unknown
  #usedAt = 0
  #isListening = false

  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
    private readonly tab: string,
    private readonly tell: (keys: readonly ConversationKey[], usedAt: number) => void,
  ) {}

  start(): () => void {
    const use = () => {
      this.#usedAt = this.clock.now()
      this.repeat()
    }
    const stop = this.visibility.subscribe(use)
    const endUsed = this.visibility.onUsed?.(use)
    use()
    return () => {
      stop()
      endUsed?.()
      this.clock.clearTimeout(this.#timer)
      this.#shown.clear()
      this.#isListening = false
      this.repeat()
      this.clock.clearTimeout(this.#timer)
    }
  }

  /** Screens may show one conversation twice: it is open until the last closes. */
  set(key: ConversationKey, isOpen: boolean): void {
    const count = (this.#shown.get(key) ?? 0) + (isOpen ? 1 : -1)
    if (count > 0) this.#shown.set(key, count)
    else this.#shown.delete(key)
    this.repeat()
  }

  /** Whether this tab tells news that are told once for the account. */
  listen(isListening: boolean): void {
    if (this.#isListening === isListening) return
    this.#isListening = isListening
    this.repeat()
  }

  note(tab: string, keys: readonly ConversationKey[], usedAt?: number): void {
    this.#tabs.note(tab, keys, this.clock.now(), usedAt)
  }

  /** The tab that tells news once for the account: the visible one last used, else this one, which leads. */
  newsTo(): string {
    return this.#tabs.lastUsed(this.clock.now()) ?? this.tab
  }

  all(): ReadonlySet<ConversationKey> {
    return this.#tabs.all(this.clock.now())
  }

  repeat(): void {
    const isVisible = this.visibility.isVisible()
    const keys = isVisible ? [...this.#shown.keys()] : []
    const usedAt = isVisible && this.#isListening ? this.#usedAt : 0
    const before = this.#tabs.has(this.tab)
    this.note(this.tab, keys, usedAt)
    const isShown = this.#tabs.has(this.tab)
    if (isShown || before) this.tell(keys, usedAt)
    this.clock.clearTimeout(this.#timer)
    this.#timer = isShown ? this.clock.setTimeout(() => this.repeat(), OPENED_REPEAT_MS) : undefined
  }
}

/** Seals when nothing has happened for a while and the tail is worth it, and when the tab is hidden. */
export class IdleSeal {
  #timer: unknown

  constructor(
    private readonly clock: Clock,
    private readonly visibility: Visibility,
    private readonly state: () => Readonly<State>,
    private readonly seal: () => void,
  ) {}

  start(): () => void {
    const stop = this.visibility.subscribe(() => {
      if (!this.visibility.isVisible()) this.seal()
    })
    return () => {
      stop()
      this.clock.clearTimeout(this.#timer)
    }
  }

  note(): void {
    this.clock.clearTimeout(this.#timer)
    if (this.state().unsealed >= SEAL_IDLE_MIN)
      this.#timer = this.clock.setTimeout(() => this.seal(), SEAL_IDLE_MS)
  }

  /** The end of a catch-up. */
  noteCaughtUp(): void {
    if (this.state().unsealed >= SEAL_IDLE_MIN) this.seal()
  }
}

/** Between two tries to lead while the lock is held, ms. */
export const LEAD_AGAIN_MS = 2_000
/** Who waits for an engine that was not started is told after this, ms. */
export const NOT_STARTED_MS = 5_000
/** How often quiesce() looks, ms. */
export const QUIESCE_LOOK_MS = 10

export const NOT_CONNECTED: Outcome = {
  ok: false,
  refusal: {
    kind: 'unavailable',
    error: { kind: 'network-closed', origin: 'client', message: 'this tab is about to connect' },
  },
}

/** A promise that somebody else resolves. */
export function deferred(): { readonly done: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {}
  const done = new Promise<void>((settle) => {
    resolve = settle
  })
  return { done, resolve }
}

/** Resolves at the next change of a view. */
export const nextOf = (view: View<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stop = view.subscribe(() => {
      stop()
      resolve()
    })
  })

/** An outcome as a result without a value. */
export const settled = (outcome: Outcome): Result<null> => (outcome.ok ? { ok: true, value: null } : outcome)
