import type { CallNow, CallTold, Meeting } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { GroupId } from '../model/ids.js'
import { Store, viewOf } from '../views/view.js'
import type { CallDoorDeps } from './call-deps.js'
import type { CallView } from './call-view.js'
import type { CallDesk } from './desk.js'
import { loadCalls } from './load-calls.js'
import type { CallMedia } from './provider.js'

/** The part of `engine.call` that is there from the start; the first call fetches the rest. */
export class CallDoor {
  readonly view: CallView
  readonly call: Store<CallNow | null>
  readonly media: Store<CallMedia | null>
  readonly meetings: Store<ReadonlyMap<GroupId, Meeting>>
  #desk: CallDesk | undefined
  #starts = 0

  constructor(private readonly deps: CallDoorDeps) {
    const { onListenerFault } = deps
    this.call = new Store<CallNow | null>(null, onListenerFault)
    this.media = new Store<CallMedia | null>(null, onListenerFault)
    this.meetings = new Store<ReadonlyMap<GroupId, Meeting>>(new Map(), onListenerFault)
    const run =
      <Given extends readonly unknown[]>(
        command: (desk: CallDesk, ...given: Given) => Promise<Result<null>>,
      ) =>
      async (...given: Given) =>
        command(await this.#load(), ...given)
    this.view = Object.assign(viewOf(this.call.getSnapshot, this.call.subscribe), {
      media: this.media,
      meetings: this.meetings,
      start: run((desk, call: Parameters<CallView['start']>[0]) => desk.start(call)),
      accept: run((desk, options?: Parameters<CallView['accept']>[0]) => desk.accept(options)),
      resume: run((desk, channel: string) => desk.resume(channel)),
      reject: run((desk) => desk.reject()),
      cancel: run((desk) => desk.cancel()),
      end: run((desk) => desk.end()),
      toVideo: run((desk) => desk.switchTo('video')),
      toAudio: run((desk) => desk.switchTo('audio')),
      join: run((desk, group: GroupId) => desk.join(group)),
      dismiss: () => this.#desk?.dismiss(),
    })
  }

  /** What the server or another tab tells; `from` is that tab. */
  async hear(from: string, told: CallTold): Promise<void> {
    // That nothing is there is no reason to fetch anything.
    if (this.#desk === undefined && (told.type === 'connected' || told.type === 'call-signal')) return
    const start = this.#starts
    const desk = await this.#load()
    if (start === this.#starts) desk.hear(from, told)
  }

  /** A tab began, or this one leads now: it is told how the call stands. */
  repeat(): void {
    this.#desk?.repeat()
  }

  /** Leaves no timer and no track; a call that runs here is ended. */
  stop(): void {
    this.#starts++
    this.#desk?.stop()
    this.#desk = undefined
  }

  async #load(): Promise<CallDesk> {
    const { CallDesk } = await loadCalls(this.deps.clock)
    this.#desk ??= new CallDesk({
      ...this.deps,
      shown: { call: this.call, media: this.media, meetings: this.meetings },
    })
    return this.#desk
  }
}
