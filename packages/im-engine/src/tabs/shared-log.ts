// tabs/ lets all tabs of an account share one log. One tab, the leader, writes; the others follow and show the same.
//
//   leader:    submit > Log > disk, and every commit whole on the channel, once another tab was heard
//   follower:  submit > command on the channel > the leader's Log > answer
//              commit from the channel > fold into the same state with the same code
//   a hole in the positions, a failed disk, a lost lead: open the log anew from disk (the rare path)
//
// This file is the log as one tab meets it, whether it leads or follows.
//
// Absent: the election of the leader (machines/leadership) and sockets.

import type { Commit } from '../events/facts.js'
import type { LogDoor, Outcome } from '../log/door.js'
import { Log } from '../log/log.js'
import type { Changes } from '../model/changes.js'
import type { DueReceipt } from '../model/conversation.js'
import type { Ask } from '../model/group-ask.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { DROP_WHEN_FULL } from '../model/limits.js'
import type { Mark } from '../model/order.js'
import type { OutboxItem } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { Disk, DiskFailure, FileStore, Logged } from '../ports/disk.js'
import type { Channel } from '../ports/tabs.js'
import { Answered } from './answered.js'
import { Commands } from './commands.js'
import { Missed } from './missed.js'
import { ELSEWHERE, STOPPED, UNKNOWN } from './outcomes.js'
import { requeue } from './requeue.js'
import type { SharedLogOptions } from './shared-log-options.js'
import { type Command, isTabMessage, type TabMessage } from './tab-message.js'

/** Times that the takeover may fail before this tab leads in memory. */
const LEAD_TRIES = 3

interface Placed {
  readonly position: number
  readonly commit: Commit
}

export class SharedLog<Status> implements LogDoor {
  readonly #options: SharedLogOptions<Status>
  readonly #listeners = new Set<(changes: Changes) => void>()
  readonly #commands: Commands
  readonly #answered = new Answered()
  #channel: Channel | undefined
  #disk: Disk
  #log: Log
  /** The lock is ours, whether or not the database has taken us over yet. */
  #isElected = false
  #isLeader = false
  #isStopped = false
  #isMemory = false
  #turn = 0
  /** Another tab leads in memory: its positions are its own, so nothing of it can be shown here. */
  #isCutOff = false
  /** How the disk failed last. */
  #why: DiskFailure = 'lost'
  /** Room was made since the last commit: the next "full" means that there is none to be had. */
  #hasMadeRoom = false
  /** Another tab was heard once: before, commits are told to nobody, which spares a copy of each. */
  #isHeard = false
  /** What this tab appended last: who is heard first may have missed it, and sees by its position what else. */
  #newest: Placed | undefined
  /** Commits that came while the disk was being read. */
  #waiting: Placed[] | undefined
  #opening: Promise<void> | undefined
  #recovering: Promise<void> | undefined
  readonly #missed = new Missed()
  /** Times that the disk failed under this tab, but for those where another tab wrote. */
  #lossCount = 0

  constructor(options: SharedLogOptions<Status>) {
    this.#options = options
    this.#disk = options.createDisk()
    this.#log = this.#newLog(this.#disk)
    this.#commands = new Commands(
      (id, command) => this.post({ type: 'command', id, from: options.tab, command }),
      options.newId,
    )
  }

  /** Hears the channel first and reads the disk second, so no commit falls between the two. */
  async open(): Promise<void> {
    const { channels, channelName } = this.#options
    this.#channel = channels.open(channelName, (data) => this.#hear(data))
    await this.#reopen()
  }

  get isLeader(): boolean {
    return this.#isLeader
  }

  /** Position of the record by which this tab last took over, e.g. 812; 0 = it never led. Source: S-CONN-12. */
  get turn(): number {
    return this.#turn
  }

  /** Commands that wait for a leader's answer. */
  get waitingCount(): number {
    return this.#commands.count
  }

  submit(input: Input): Promise<Outcome> {
    return this.#run({ type: 'submit', input })
  }

  /** What this send would queue, whoever leads; undefined where it would be refused. */
  foresee(input: Parameters<Log['foresee']>[0]): OutboxItem | undefined {
    return this.#isStopped || this.#isCutOff ? undefined : this.#log.foresee(input)
  }

  /** History from the server, fetched by whoever leads. */
  fetchOlder(key: ConversationKey, before: Mark | undefined): Promise<Outcome> {
    return this.#run({ type: 'fetch-older', key, before })
  }

  /** A command about people, carried out by whoever leads. Source: S-FRIEND-3. */
  askPeople(ask: Ask): Promise<Outcome> {
    return this.#run({ type: 'people', ask })
  }

  /**
   * The log for the processes of a leading tab: what one of them still had in hand when the tab was deposed is no command
   * for the new leader. It may be old: a list that was fetched before a freeze.
   */
  leaderDoor(): LogDoor {
    return {
      submit: (input) => (this.#isLeader ? this.submit(input) : Promise.resolve(STOPPED)),
      state: () => this.state(),
      onCommit: (listener) => this.onCommit(listener),
      readDue: (key, after, upTo) => this.readDue(key, after, upTo),
    }
  }

  state(): Readonly<State> {
    return this.#log.state()
  }

  onCommit(listener: (changes: Changes) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readDue(key: ConversationKey, after: Mark, upTo: Mark): Promise<readonly DueReceipt[] | undefined> {
    return this.#log.readDue(key, after, upTo)
  }

  /** The log as far back as it is kept. */
  async retained(): Promise<readonly Logged[]> {
    const read = await this.#disk.readLog(1, this.#log.state().position)
    return read.ok ? read.value : []
  }

  /** Resolves when the disk answers, whatever it says. */
  async touchDisk(): Promise<void> {
    const { position } = this.#log.state()
    await this.#disk.readLog(position, position)
  }

  /** Where bytes of files wait: on the disk that is open now. */
  get files(): FileStore {
    return this.#disk
  }

  get reader(): Log['reader'] {
    return this.#log.reader
  }

  /** Seals if this tab leads. */
  async seal(): Promise<void> {
    if (this.#isLeader) await this.#log.seal()
  }

  idle(): Promise<void> {
    return this.#log.idle()
  }

  post(message: TabMessage<Status>): void {
    this.#channel?.post(message)
  }

  /**
   * The lock is ours: the takeover transaction, then what waited, `unsent` before all. A database that fails at it is
   * opened again, in the end in memory. False: somebody else leads meanwhile.
   */
  async lead(unsent: readonly OutboxItem[] = []): Promise<boolean> {
    this.#isElected = true
    for (let tries = 1; ; tries++) {
      await this.#recovering
      await this.#opening
      if (this.#isStopped || !this.#isElected) return false
      if (tries > LEAD_TRIES && !this.#isMemory) {
        this.#isMemory = true
        await this.#reopen()
      }
      if (this.#isCutOff) await this.#cutOff(false)
      const log = this.#log
      const lossCount = this.#lossCount
      const taken = await log.takeOver(this.#options.tab)
      // A read failed meanwhile, e.g. of a screen: what was taken over is closed.
      if (lossCount !== this.#lossCount) continue
      // Read anew meanwhile: somebody wrote after us, so we lead no more.
      if (taken.ok && log !== this.#log) return false
      if (taken.ok) {
        this.#turn = taken.value
        break
      }
      if (taken.failure === 'stale') return false
    }
    if (this.#isStopped) return false
    if (!this.#isElected) {
      await this.#reopen()
      return false
    }
    this.#isLeader = true
    this.#tellLeading()
    await Promise.all([
      requeue(this, unsent),
      // Somebody else may lead before the last of them: then it is a command for them.
      this.#commands.runHere((command) => this.#run(command)),
    ])
    return true
  }

  /** The lock was stolen: this tab writes no more and reads again what the new leader may have changed. */
  async follow(): Promise<void> {
    this.#isElected = false
    if (!this.#isLeader) return
    this.#isLeader = false
    await this.#reopen()
  }

  /** Empties the database, then deletes it; the log is of no use afterwards. */
  async erase(): Promise<void> {
    // Stopped before: the other tabs are told all the same.
    const { channels, channelName } = this.#options
    const channel = this.#channel ?? channels.open(channelName, () => {})
    channel.post({ type: 'signed-out' })
    await this.#log.idle()
    this.stop()
    channel.close()
    // A disk that failed meanwhile, or went to memory, is not the one that has the data: a new one erases.
    await this.#recovering
    await this.#opening
    this.#forget()
    await this.#options.createDisk().erase()
  }

  /** Another tab has erased the database: what this one wrote since, not knowing it yet, goes as well. */
  leave(): void {
    if (this.#isLeader) void this.#disk.erase()
    this.stop()
    this.#forget()
  }

  stop(): void {
    if (this.#isStopped) return
    this.#isStopped = true
    this.#isLeader = false
    this.#commands.settleAll(STOPPED)
    this.#channel?.close()
    // A screen that closes later has nothing to tell any more.
    this.#channel = undefined
    this.#disk.close()
  }

  /** Of an account that was erased nothing is shown any more. Source: S-API-12. */
  #forget(): void {
    this.#log = this.#newLog(this.#options.createMemoryDisk())
    this.#options.on.reset()
  }

  #run(command: Command): Promise<Outcome> {
    if (this.#isStopped) return Promise.resolve(STOPPED)
    if (this.#isLeader) return this.#runHere(command)
    if (this.#isCutOff) return Promise.resolve(ELSEWHERE)
    const answered = this.#commands.send(command)
    this.#options.on.asked()
    return answered
  }

  #runHere(command: Command): Promise<Outcome> {
    if (command.type === 'people') return this.#options.on.askPeople(command.ask)
    return command.type === 'submit'
      ? this.#log.submit(command.input)
      : this.#options.on.fetchOlder(command.key, command.before)
  }

  #hear(data: unknown): void {
    if (this.#isStopped || !isTabMessage<Status>(data)) return
    if (!this.#isHeard) this.#beginToTell()
    switch (data.type) {
      case 'commit':
        this.#apply(data.position, data.commit)
        break
      case 'command':
        if (this.#isLeader) void this.#answer(data)
        break
      case 'hello':
        this.post({ type: 'here' })
        if (this.#isLeader && this.#isMemory) this.#tellLeading()
        break
      case 'answer':
        if (data.to === this.#options.tab) this.#commands.answer(data.id, data.outcome)
        break
      case 'leading':
        // A tab that thaws may take the log over on a lock that it lost in its sleep: whoever led until now is stale.
        if (this.#isLeader) void this.#onFailure(this.#log, 'stale')
        if (this.#isCutOff !== data.isMemory && !this.#isMemory) void this.#cutOff(data.isMemory)
        this.#commands.repeat()
        break
      default:
        break
    }
    this.#options.on.message(data)
  }

  #tellLeading(): void {
    this.post({ type: 'leading', tab: this.#options.tab, isMemory: this.#isMemory })
  }

  /** From here on, or no longer, the tab that leads keeps its log in memory. Source: S-TABS-9. */
  #cutOff(isCutOff: boolean): Promise<void> {
    this.#isCutOff = isCutOff
    return this.#reopen()
  }

  /** A tab that reads the disk before it says hello has a hole at most: a commit shows it. Source: S-TABS-7. */
  #beginToTell(): void {
    this.#isHeard = true
    if (this.#isLeader && !this.#isMemory && this.#newest !== undefined)
      this.post({ type: 'commit', ...this.#newest })
  }

  async #answer({ id, from, command }: Extract<TabMessage<Status>, { type: 'command' }>) {
    // What a tab of another version asks may be unknown here: refused, not thrown. Source: S-TABS-6.
    const outcome = await this.#answered.once(id, () => this.#runHere(command)).catch(() => UNKNOWN)
    this.post({ type: 'answer', id, to: from, outcome })
  }

  #apply(position: number, commit: Commit): void {
    // A tab without the shared disk cannot follow: its positions are its own.
    if (this.#isLeader || this.#isMemory) return
    if (this.#waiting !== undefined) this.#waiting.push({ position, commit })
    else if (!this.#follows(position, commit)) void this.#reopen()
  }

  /** False for a hole, and for a fact that cannot be folded: the disk has the log as it is. */
  #follows(position: number, commit: Commit): boolean {
    try {
      return this.#log.apply(position, commit)
    } catch {
      return false
    }
  }

  #reopen(): Promise<void> {
    this.#opening ??= this.#openLog().finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #openLog(): Promise<void> {
    const { createDisk, createMemoryDisk, on, logger } = this.#options
    this.#waiting = []
    this.#disk.close()
    this.#disk = this.#isMemory ? createMemoryDisk() : createDisk()
    this.#log = this.#newLog(this.#disk)
    const opened = await this.#log.open()
    if (!opened.ok && !this.#isStopped) {
      logger.warn('storage', { failure: opened.failure })
      this.#isMemory = true
      this.#disk.close()
      this.#disk = createMemoryDisk()
      this.#log = this.#newLog(this.#disk)
      await this.#log.open()
    }
    const missed = await this.#missed.read(this.#disk, this.#log.state().position)
    if (this.#isStopped) {
      this.#disk.close()
      return
    }
    const waiting = this.#waiting
    this.#waiting = undefined
    if (this.#isMemory) on.health({ kind: 'degraded', why: opened.ok ? this.#why : opened.failure })
    else on.health(this.#isCutOff ? { kind: 'degraded', why: 'elsewhere' } : { kind: 'stored' })
    on.reset()
    for (const commit of missed) on.folded?.(commit)
    for (const { position, commit } of waiting) this.#log.apply(position, commit)
  }

  #newLog(disk: Disk): Log {
    const { clock, me, rules, opened, retainLog, serverNow, newsTo, tab } = this.#options
    const log: Log = new Log({
      disk,
      clock,
      me,
      rules,
      opened,
      onAppended: (position, commit) => {
        this.#hasMadeRoom = false
        this.#newest = { position, commit }
        if (this.#isHeard && !this.#isMemory) this.post({ type: 'commit', position, commit })
      },
      onFailure: (failure) => void this.#onFailure(log, failure),
      // What is appended in memory reaches no other tab.
      newsTo: () => (this.#isMemory ? tab : (newsTo?.() ?? tab)),
      ...(retainLog === undefined ? {} : { retainLog }),
      ...(serverNow === undefined ? {} : { serverNow }),
    })
    log.onCommit((changes, commit) => {
      this.#missed.foldedTo(changes.position)
      for (const listener of this.#listeners) listener(changes)
      this.#options.on.folded?.(commit)
    })
    disk.onLost(() => void this.#onFailure(log, 'lost'))
    return log
  }

  /** The log of this generation is dead: memory is dropped and read again, what was accepted is kept. */
  async #onFailure(log: Log, failure: DiskFailure): Promise<void> {
    if (log !== this.#log || this.#isStopped) return
    this.#options.logger.warn('storage failed', { failure })
    const wasLeader = this.#isLeader
    const unsent = [...log.state().outbox.values()]
    this.#isLeader = false
    if (failure === 'stale') {
      this.#isElected = false
      this.#options.on.deposed()
      await this.#reopen()
      return
    }
    this.#why = failure
    this.#lossCount++
    this.#recovering = this.#recover(failure)
    await this.#recovering
    if (wasLeader && (await this.lead(unsent))) this.#options.on.renewed()
  }

  async #recover(failure: DiskFailure): Promise<void> {
    if (failure === 'full' && this.#hasMadeRoom) this.#isMemory = true
    await this.#reopen()
    if (failure === 'full' && !this.#isMemory) await this.#makeRoom()
  }

  /** Seals nothing (that would need room): the oldest chunks go, the server has them. Source: S-FULL-1. */
  async #makeRoom(): Promise<void> {
    if (this.#isStopped) return
    const dropped = await this.#log.dropOldest(this.#options.tab, DROP_WHEN_FULL)
    this.#hasMadeRoom = true
    if (dropped.ok) return
    this.#isMemory ||= dropped.failure === 'full'
    await this.#reopen()
  }
}
