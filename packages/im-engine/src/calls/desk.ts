// The calls of one tab: what the server and the other tabs tell, and what the person does, through the machine of one call.
//
//   notice of the server --+
//   told by another tab ---+--> machine --> the view, in each tab alike; media in the tab that has the call
//   accept, end, ... ------+      \-> notices to the server, by the tab that leads; the other tabs are told
//
// Every tab hears every notice, so all ring. One thing is said by the tab that leads alone: that it rings here, or that the account is
// busy. Absent: the log. A call is no fact, no message and nothing unread.

import { type SnapshotFrom, transition } from 'xstate'
import type { CallNotice, CallNow, CallState, CallStep, CallTold, Meeting, OpenCall } from '../model/call.js'
import type { Refusal, Result } from '../model/errors.js'
import type { GroupId } from '../model/ids.js'
import type { Store } from '../views/view.js'
import { type CallEvent, type CallFacts, type CallSide, callMachine } from './call.machine.js'
import type { CallDoorDeps } from './call-deps.js'
import { wrongInStart } from './call-given.js'
import { CallMediaSeat } from './call-media.js'
import { RING_MS } from './call-timing.js'
import type { CallStart } from './call-view.js'
import { type CallWait, waitOf } from './call-wait.js'
import { Farewells } from './farewells.js'
import { Meetings } from './meetings.js'
import { OverCalls } from './over-calls.js'
import type { CallMedia } from './provider.js'
import { resumedFacts, tabInside } from './resumed.js'

export interface CallDeskDeps extends CallDoorDeps {
  readonly shown: {
    readonly call: Store<CallNow | null>
    readonly media: Store<CallMedia | null>
    readonly meetings: Store<ReadonlyMap<GroupId, Meeting>>
  }
}

type Told = Omit<CallNotice, 'from' | 'at'>
type Snapshot = SnapshotFrom<typeof callMachine>

const DONE: Result<null> = { ok: true, value: null }
const refused = (kind: 'not-allowed' | 'call-busy' | 'call-over' | 'not-found'): Result<null> => ({
  ok: false,
  refusal: { kind },
})
const IDLE = callMachine.resolveState({ value: 'idle', context: { call: null } })
/** A tab of another version, or one that was late, never takes a call back to where it was. */
const RANK: Readonly<Record<CallState, number>> = { calling: 0, ringing: 0, alerting: 1, running: 2, over: 3 }
/** Sending is disabled there: nothing is said. Source: specification 4. */
const SILENT: ReadonlySet<Refusal['kind']> = new Set(['group-muted', 'member-muted'])

export class CallDesk {
  #snapshot: Snapshot = IDLE
  #place: CallNow['place'] = 'nowhere'
  #hasPicture = false
  #isAccepting = false
  #timer: unknown
  readonly #over = new OverCalls()
  readonly #farewells: Farewells
  readonly #meetings: Meetings
  readonly #media: CallMediaSeat

  constructor(private readonly deps: CallDeskDeps) {
    this.#farewells = new Farewells(() => deps.clock.now())
    this.#meetings = new Meetings(deps.shown.meetings)
    this.#media = new CallMediaSeat({
      ...deps,
      shown: deps.shown.media,
      onLost: () => this.#hangUp('lost'),
    })
  }

  hear(from: string, told: CallTold): void {
    switch (told.type) {
      case 'notice':
        this.#hearNotice(told.notice)
        break
      case 'call-signal':
        if (this.#place === 'here') this.#media.hear(told.signal)
        break
      case 'connected':
        void this.#confirm()
        break
      case 'call':
        if (from !== this.deps.tab) this.#adopt(told)
    }
  }

  /** A tab began, or another one leads. */
  repeat(): void {
    const isMine = this.#place === 'here' || (this.#place === 'nowhere' && this.deps.isLeader())
    if (isMine) this.#tellTabs()
    this.#show()
  }

  /** The tab ends: what runs here is hung up, as far as there is time to say so. */
  stop(): void {
    if (this.#place === 'here') this.#hangUp('lost')
    this.#media.leave()
    this.deps.clock.clearTimeout(this.#timer)
    this.#snapshot = IDLE
    this.#place = 'nowhere'
    this.#show()
  }

  dismiss(): void {
    this.#step({ type: 'dismissed' })
  }

  async start(call: CallStart): Promise<Result<null>> {
    const what = wrongInStart(call)
    if (what !== undefined) return { ok: false, refusal: { kind: 'malformed', what } }
    if (this.#isBusy) return refused('call-busy')
    const channel = this.deps.newId()
    const hasVideo = call.type === 'meeting' ? call.hasVideo === true : call.type === 'video'
    const meeting: Meeting | null =
      call.type === 'meeting'
        ? { channel, groupId: call.group, title: '', members: [this.deps.me], hasVideo }
        : null
    const to = call.type === 'meeting' ? call.group : call.to
    const notice = this.#told('invite', { channel, type: call.type, hasVideo, to, meeting })
    this.#hasPicture = hasVideo
    this.#begin('here', this.#deed(notice, 'here'))
    const answer = await this.#tell(notice)
    if (answer.ok) return DONE
    // It may have been heard: nobody rings without a caller.
    if (answer.refusal.kind === 'unavailable')
      this.#farewells.add({ ...notice, step: 'cancel', id: this.deps.newId() })
    this.#stepOf(channel, { type: 'refused' })
    if (call.type !== 'meeting' || !SILENT.has(answer.refusal.kind)) return answer
    this.dismiss()
    return DONE
  }

  async accept({ withPicture = true }: { readonly withPicture?: boolean } = {}): Promise<Result<null>> {
    const call = this.#call
    if (call === null || !this.#isFree || this.#isAccepting) return refused('not-allowed')
    this.#isAccepting = true
    const answer = await this.#goIn(call, withPicture && call.hasVideo, await this.#tabBefore(call.channel))
    this.#isAccepting = false
    return answer
  }

  /** A call that this browser had before its page was loaded again runs nowhere until a tab accepts it. Source: S-CALL-99. */
  async resume(channel: string): Promise<Result<null>> {
    if (this.#isBusy) return this.#call?.channel === channel ? DONE : refused('call-busy')
    const open = await this.#askOpen()
    if (!open.ok) return open
    const call = resumedFacts(open.value, channel, this.deps.me)
    if (call === null) return refused('call-over')
    if (this.#isBusy) return refused('call-busy')
    this.#snapshot = callMachine.resolveState({ value: 'running', context: { call } })
    this.#place = 'nowhere'
    this.#settle()
    this.#tellTabs()
    return DONE
  }

  /** Goes into a meeting that runs. */
  async join(group: GroupId): Promise<Result<null>> {
    const meeting = this.deps.shown.meetings.getSnapshot().get(group)
    if (meeting === undefined) return refused('not-found')
    if (this.#isBusy && this.#call?.channel !== meeting.channel) return refused('call-busy')
    if (this.#state === 'ringing') return this.accept()
    if (this.#state === 'running') return refused('not-allowed')
    const { channel, hasVideo } = meeting
    return this.#goIn({ channel, type: 'meeting', hasVideo, with: this.deps.me, meeting }, hasVideo)
  }

  async reject(): Promise<Result<null>> {
    return this.#state === 'ringing' ? this.#sayEnd('reject') : refused('not-allowed')
  }

  async cancel(): Promise<Result<null>> {
    const isOut = this.#state === 'calling' || this.#state === 'alerting'
    return isOut ? this.#sayEnd('cancel') : refused('not-allowed')
  }

  async end(): Promise<Result<null>> {
    if (this.#state === 'running') return this.#sayEnd('end')
    return this.#state === 'ringing' ? this.reject() : this.cancel()
  }

  async switchTo(type: 'audio' | 'video'): Promise<Result<null>> {
    const call = this.#call
    if (call === null || this.#state !== 'running' || call.type === 'meeting') return refused('not-allowed')
    if (call.type !== type) {
      const notice = this.#told('switch', { ...call, type, hasVideo: type === 'video', to: call.with })
      const answer = await this.#tell(notice)
      if (!answer.ok) return answer
      this.#stepOf(call.channel, this.#deed(notice, 'here'))
    }
    this.dismiss()
    await this.deps.shown.media.getSnapshot()?.setCamera(type === 'video')
    return DONE
  }

  get #call(): CallFacts | null {
    return this.#snapshot.context.call
  }

  get #state(): CallState | 'idle' {
    return this.#snapshot.value
  }

  get #isBusy(): boolean {
    return this.#state !== 'idle' && this.#state !== 'over'
  }

  /** Whoever accepts it has it: it rings, or the page that had it is gone. */
  get #isFree(): boolean {
    return this.#state === 'ringing' || (this.#state === 'running' && this.#place === 'nowhere')
  }

  #askOpen(): Promise<Result<readonly OpenCall[]>> {
    return this.deps.ask<readonly OpenCall[]>({ about: 'call', type: 'open-calls' })
  }

  /** Of a call that runs nowhere: the tab that the server still has in it. */
  async #tabBefore(channel: string): Promise<string | undefined> {
    if (this.#state === 'ringing') return undefined
    const open = await this.#askOpen()
    return open.ok ? tabInside(open.value, channel, this.deps.me) : undefined
  }

  #hearNotice(notice: CallNotice): void {
    const { channel, step } = notice
    this.#meetings.note(notice)
    const isMine = notice.from === this.deps.me
    // Its own deed was shown when it was done.
    if (isMine && !notice.isTaken) return
    if (channel === this.#call?.channel) this.#step({ type: step, by: isMine ? 'mine' : 'theirs', notice })
    else if (step === 'invite' && !isMine) this.#ring(notice)
    else this.#noteOver(notice)
  }

  /** What came in another order, or for a call that is not shown: it rings no more. */
  #noteOver({ channel, step, type, isTaken, meeting }: CallNotice): void {
    const isEnd = ['cancel', 'reject', 'no-response', 'busy', 'end'].includes(step)
    const goesOn = type === 'meeting' && step === 'end' && meeting?.members.length !== 0
    if (isTaken || (isEnd && !goesOn)) this.#over.add(channel)
  }

  #ring(notice: CallNotice): void {
    const { channel, at, type } = notice
    const { serverNow, isLeader } = this.deps
    if (this.#over.has(channel) || serverNow() - at >= RING_MS) return
    const isSaid = isLeader() && type !== 'meeting'
    if (this.#isBusy) {
      this.#over.add(channel)
      if (isSaid) void this.#tell(this.#told('busy', { ...notice, to: notice.from }))
      return
    }
    this.#hasPicture = false
    this.#begin('nowhere', { type: 'invite', by: 'theirs', notice })
    if (isSaid) void this.#tell(this.#told('receive-invite', { ...notice, to: notice.from }))
  }

  /** Another tab did something to a call, or tells a new one how it stands. */
  #adopt({ call, meetings }: Extract<CallTold, { readonly type: 'call' }>): void {
    for (const meeting of meetings) this.#meetings.set(meeting)
    if (call === null) return
    const isShown = call.channel === this.#call?.channel
    const isOver = call.state === 'over'
    if (isShown ? RANK[call.state] < RANK[this.#state as CallState] : this.#isBusy || isOver) {
      if (isOver) this.#over.add(call.channel)
      return
    }
    if (!isShown && this.#over.has(call.channel)) return
    if (isShown && this.#place === 'here' && !isOver) return
    const { state, place, isSounding: _, ...facts } = call
    this.#snapshot = callMachine.resolveState({ value: state, context: { call: facts } })
    if (this.#place !== 'here' || !isShown) this.#place = place === 'nowhere' ? 'nowhere' : 'other-tab'
    this.#settle()
  }

  /** After a break: does the call run still, and what was hung up meanwhile? Source: S-CALL-10. */
  async #confirm(): Promise<void> {
    for (const notice of this.#farewells.due()) await this.#sayFarewell(notice)
    const call = this.#call
    if (call === null || this.#state !== 'running' || this.#place !== 'here') return
    this.#media.restart()
    const open = await this.#askOpen()
    if (!open.ok) return
    for (const { meeting } of open.value) if (meeting !== null) this.#meetings.set(meeting)
    const isOpen = open.value.some(({ channel, isRunning }) => isRunning && channel === call.channel)
    if (!isOpen) this.#stepOf(call.channel, { type: 'refused' })
  }

  async #goIn(
    call: Pick<CallFacts, 'channel' | 'type' | 'hasVideo' | 'with' | 'meeting'>,
    hasPicture: boolean,
    instead?: string,
  ): Promise<Result<null>> {
    const { me } = this.deps
    const meeting = call.meeting && { ...call.meeting, members: [...new Set([...call.meeting.members, me])] }
    const told = this.#told('accept', { ...call, meeting, to: meeting?.groupId ?? call.with })
    const notice = instead === undefined ? told : { ...told, instead }
    const answer = await this.#tell(notice)
    const event = this.#deed(notice, 'here')
    if (answer.ok) {
      this.#hasPicture = hasPicture
      if (this.#isFree && this.#call?.channel === call.channel) {
        this.#place = 'here'
        this.#step(event)
        // One that ran already did not change by it.
        this.#settle()
      } else if (meeting !== null && !this.#isBusy) this.#begin('here', event)
      // It ended while it was being accepted.
      else void this.#sayFarewell({ ...notice, step: 'end', id: this.deps.newId() })
      this.#tellTabs()
    } else if (answer.refusal.kind === 'call-taken') this.#stepOf(call.channel, this.#deed(notice, 'mine'))
    else if (answer.refusal.kind === 'call-over') this.#stepOf(call.channel, { type: 'refused' })
    return answer
  }

  /** Shown at once; the server hears of it when it can. */
  async #sayEnd(step: 'reject' | 'cancel' | 'end'): Promise<Result<null>> {
    const call = this.#call
    if (call === null) return refused('not-allowed')
    const notice = this.#told(step, { ...call, to: call.meeting?.groupId ?? call.with })
    this.#step(this.#deed(notice, 'here'))
    this.#tellTabs()
    await this.#sayFarewell(notice)
    return DONE
  }

  async #sayFarewell(notice: Told): Promise<void> {
    this.#farewells.add(notice)
    const answer = await this.#tell(notice)
    if (answer.ok || answer.refusal.kind !== 'unavailable') this.#farewells.heard(notice.channel)
  }

  /** Nobody did it: the way to the others is gone, or this tab goes. */
  #hangUp(type: 'lost'): void {
    const call = this.#call
    if (call === null || !this.#isBusy) return
    const step = this.#state === 'running' ? 'end' : 'cancel'
    this.#step({ type })
    this.#tellTabs()
    void this.#sayFarewell(this.#told(step, { ...call, to: call.meeting?.groupId ?? call.with }))
  }

  #begin(place: CallNow['place'], event: CallEvent): void {
    this.#snapshot = IDLE
    this.#place = place
    this.#step(event)
    if (place === 'here') this.#tellTabs()
  }

  /** For a call that may be another one by now. */
  #stepOf(channel: string, event: CallEvent): void {
    if (this.#call?.channel !== channel) return
    this.#step(event)
    this.#tellTabs()
  }

  #step(event: CallEvent): void {
    const [next] = transition(callMachine, this.#snapshot, event)
    if (next.value === this.#snapshot.value && next.context === this.#snapshot.context) return
    this.#snapshot = next
    this.#settle()
  }

  /** What follows from how it stands now. */
  #settle(): void {
    const call = this.#call
    if (this.#state === 'over' && call !== null) this.#over.add(call.channel)
    if (this.#state === 'idle') this.#place = 'nowhere'
    const isHere = this.#state === 'running' && this.#place === 'here'
    if (isHere && call !== null) void this.#media.join(call, this.#hasPicture)
    else this.#media.leave()
    if (isHere && call?.type === 'audio' && this.#hasPicture) this.#dropPicture()
    this.#show()
    this.#arm()
  }

  /** The other one moved it to sound alone. */
  #dropPicture(): void {
    this.#hasPicture = false
    void this.deps.shown.media.getSnapshot()?.setCamera(false)
  }

  #show(): void {
    const { shown, isLeader } = this.deps
    const call = this.#call
    const state = this.#state
    if (call === null || state === 'idle') {
      shown.call.set(null)
      return
    }
    const place = this.#place
    const isSounding = state === 'ringing' ? isLeader() : place === 'here'
    const next: CallNow = { ...call, state, place, isSounding }
    if (JSON.stringify(next) !== JSON.stringify(shown.call.getSnapshot())) shown.call.set(next)
  }

  #arm(): void {
    const { clock, serverNow } = this.deps
    clock.clearTimeout(this.#timer)
    const isHere = this.#place === 'here'
    const wait = waitOf(this.#state, { isHere, sinceMs: serverNow() - (this.#call?.since ?? 0) })
    if (wait !== undefined)
      this.#timer = clock.setTimeout(() => this.#afterWait(wait.what), Math.max(0, wait.ms))
  }

  #afterWait(what: CallWait['what']): void {
    if (what === 'expire') this.#step({ type: 'expired' })
    else if (what === 'lose') this.#step({ type: 'lost' })
    else if (what === 'note-gone') this.#noteGone()
    else if (what === 'dismiss') this.dismiss()
    else {
      this.#tellTabs()
      this.#arm()
    }
  }

  /** The tab that had it is gone: whoever leads hangs up for it. */
  #noteGone(): void {
    if (this.deps.isLeader()) this.#hangUp('lost')
    else this.#step({ type: 'lost' })
  }

  #tellTabs(): void {
    const { shown, tell } = this.deps
    tell({
      type: 'call',
      call: shown.call.getSnapshot(),
      meetings: [...shown.meetings.getSnapshot().values()],
    })
  }

  #told(step: CallStep, of: Pick<Told, 'channel' | 'type' | 'hasVideo' | 'to' | 'meeting'>): Told {
    const { channel, type, hasVideo, to, meeting } = of
    const { newId, tab } = this.deps
    const id = newId()
    return { step, to, id, channel, type, device: tab, hasVideo, isTaken: false, reason: '', meeting }
  }

  #deed(notice: Told, side: CallSide): CallEvent {
    const { me, serverNow } = this.deps
    return { type: notice.step, by: side, notice: { ...notice, from: me, at: serverNow() } }
  }

  async #tell(notice: Told): Promise<Result<null>> {
    const answer = await this.deps.ask<null>({ about: 'call', type: 'tell-call', notice })
    // A failed call is only logged. Source: S-CALL-12.
    if (!answer.ok)
      this.deps.logger.warn('a call was not told', { step: notice.step, why: answer.refusal.kind })
    return answer
  }
}
