// A world: accounts with browsers and tabs, a network with faults, a server that is right. All from one seed.
//
//   run.ts       one seed > World > steps (actions.ts) > rest > laws (../check) > verdict and digest
//   client.ts    an account on a browser      tab.ts    an engine behind ports that this world owns
//   network.ts   frames and calls on their way          model-*.ts   the server
//   kinds.ts     cards, in one world of eight           stars.ts     stars and clearing, in the same
//   files.ts     files, in another one of eight; model-files.ts is their store
//   meetings.ts  people who ask each other to be contacts, in yet another one of eight
//   talks.ts     what they say that a talk is about, in one of 24
//   calls.ts     people who call each other, in one of 24; model-calls.ts is the server's half
//   crews.ts     groups that people make and change, in one more of eight
//
// Absent: real time, real chance, input and output.

import type { FaultyDisk } from '@sarika/im-engine/testing'
import { WorldMedia } from './call-media'
import { Chance } from './chance'
import { SEALED_IV, seal } from './cipher'
import { type Accepted, Client, type ClientWorld, type Mentioned, type Probe } from './client'
import { CALM, type Faults } from './faults'
import { History } from './history'
import { hasKinds } from './kinds'
import { hasCalls } from './model-calls'
import { hasFiles, ModelFiles } from './model-files'
import { hasCrews } from './model-people'
import { hasMeetings } from './model-requests'
import { ModelRest } from './model-rest'
import { ModelServer, sessionIdOf } from './model-server'
import { ModelSockets } from './model-socket'
import { type Body, hasActs, hasTalks } from './model-types'
import type { Surroundings } from './network'
import { RecordedRest, RecordedServer } from './recorded-server'
import type { Report } from './report'
import type { Tab } from './tab'
import { Time } from './time'

/** Where one write of a world is to go wrong: its number (from 1), and how. */
export interface Crash {
  readonly write: number
  readonly how: 'before' | 'after' | 'power-cut'
}

export interface WorldOptions {
  readonly seed: number
  readonly crash?: Crash
  /** Few accounts and steps: for runs that are repeated for each of their writes. */
  readonly isShort?: boolean
  /** The engine has its real limits, so floods are large. */
  readonly isReal?: boolean
  /** Every line of the history is kept. */
  readonly isKept?: boolean
  /** What reached the server is kept, to be asked of another one. */
  readonly isRecorded?: boolean
}

export class World implements ClientWorld {
  readonly time = new Time()
  readonly history: History
  readonly server: ModelServer
  readonly sockets: ModelSockets
  readonly surroundings: Surroundings
  readonly clients: Client[] = []
  /** Accounts without a client: their people use other programs. */
  readonly strangers: string[] = []
  readonly accepted: Accepted[] = []
  readonly probes: Probe[] = []
  /** Who draws cards, and who draws stars and what is cleared; absent in worlds without them. */
  readonly cards: Chance | undefined
  readonly marks: Chance | undefined
  /** Who draws what files are sent, and where they go; absent in worlds without them. */
  readonly attachments: Chance | undefined
  readonly files: ModelFiles | undefined
  /** Who draws what people do about each other; absent in worlds without it. */
  readonly meetings: Chance | undefined
  /** Who draws what people say that a talk is about; absent in worlds without it. */
  readonly talks: Chance | undefined
  /** Who draws what people archive, mark as unread and delete for themselves; absent in worlds without it. */
  readonly acts: Chance | undefined
  /** Who draws what people do to groups; absent in worlds without it. */
  readonly crews: Chance | undefined
  /** Who draws what people do about calls, and what carries their sound; absent in worlds without calls. */
  readonly calls: Chance | undefined
  readonly media: WorldMedia | undefined
  faults: Faults = CALM
  /** How many messages come at once when somebody floods. */
  readonly bulk: readonly number[]
  /** Of every client, in their order. */
  writeCount = 0
  /** Of these, the ones before the rest. */
  busyWrites = 0
  /** The planned crash has happened. */
  hasCrashed = false
  /** Client ids that went on the wire before they were on disk. */
  readonly untimely: string[] = []
  /** Faults are over. */
  isResting = false
  #isDue = false
  #ghosts = 0
  #texts = 0

  constructor(
    readonly options: WorldOptions,
    readonly report: Report,
  ) {
    const { seed } = options
    this.bulk = options.isReal === true ? [499, 500, 501, 1_000, 1_200] : [9, 10, 11, 24]
    this.history = new History(options.isKept === true)
    this.cards = hasKinds(seed) ? new Chance(seed, 5) : undefined
    this.marks = hasKinds(seed) ? new Chance(seed, 6) : undefined
    this.meetings = hasMeetings(seed) ? new Chance(seed, 9) : undefined
    // What it says of interviews the real server is not asked.
    this.talks = hasTalks(seed) && options.isRecorded !== true ? new Chance(seed, 11) : undefined
    this.acts = hasActs(seed) && options.isRecorded !== true ? new Chance(seed, 12) : undefined
    this.crews = hasCrews(seed) ? new Chance(seed, 10) : undefined
    const isCalling = hasCalls(seed) && options.isRecorded !== true
    this.calls = isCalling ? new Chance(seed, 13) : undefined
    this.media = isCalling ? new WorldMedia() : undefined
    const setup = new Chance(seed, 1)
    const firstId = setup.pick([1, 7, 95, 997, 99_990])
    const recorded = options.isRecorded && new RecordedServer(this.time, this.history, firstId)
    this.server = recorded || new ModelServer(this.time, this.history, firstId)
    // A page of the engine's own, so small where its limits are.
    this.server.numbersMax = options.isReal === true ? 500 : 10
    // The real server is not asked of what this one says of files.
    const isWithFiles = hasFiles(seed) && options.isRecorded !== true
    this.attachments = isWithFiles ? new Chance(seed, 7) : undefined
    this.files = isWithFiles
      ? new ModelFiles(
          this.time,
          new Chance(seed, 8),
          () => this.isResting,
          (token) => this.server.logins.get(token),
        )
      : undefined
    const mood = new Chance(seed, 2)
    this.sockets = new ModelSockets(this.server, {
      isTooFast: () => mood.is(this.faults.tooFast),
      isWarning: () => mood.is(this.faults.warning),
      isInvalid: () => mood.is(this.faults.invalid),
      isForgotten: () => mood.is(this.faults.forget),
    })
    this.sockets.onMessageFrame = (account, clientId) => this.#onMessageFrame(account, clientId)
    this.surroundings = {
      time: this.time,
      history: this.history,
      chance: new Chance(seed, 3),
      sockets: this.sockets,
      rest: recorded ? new RecordedRest(recorded) : new ModelRest(this.server, this.files),
      files: this.files,
      media: this.media,
      faults: () => this.faults,
      lateness: new Chance(seed, 4),
      onCommand: (name) => report.commands.add(name),
      ghost: (account) => this.#ghost(account),
    }
  }

  note(line: string): void {
    this.history.note(this.time.elapsed, line)
  }

  get tabs(): readonly Tab[] {
    return this.clients.flatMap((client) => client.tabs)
  }

  chanceFor(name: string): Chance {
    let purpose = 100
    for (let i = 0; i < name.length; i++) purpose = (purpose * 31 + name.charCodeAt(i)) >>> 0
    return new Chance(this.options.seed, purpose)
  }

  nextText(by: string): string {
    return `${by} says ${++this.#texts}`
  }

  /** What a message of somebody looks like on the wire. */
  body(
    sender: string,
    target: string,
    isGroup: boolean,
    text: string,
    mentioned: Mentioned = { mentions: [] },
  ): Body {
    const ids = isGroup ? `${target}_${sender}` : sessionIdOf(sender, target)
    return { type: 'text', content: seal(ids, text), aesExt: SEALED_IV, extra: { ...mentioned } }
  }

  addClient(account: string, device: string): Client {
    const client = new Client(this, account, device)
    this.clients.push(client)
    return client
  }

  diskLatency(): number {
    return this.faults.diskLatency === 0 ? 0 : this.surroundings.chance.int(0, this.faults.diskLatency)
  }

  onWrite(disk: FaultyDisk): void {
    this.writeCount++
    const { crash } = this.options
    if (crash === undefined || crash.write !== this.writeCount || this.isResting) return
    this.hasCrashed = true
    this.#isDue = true
    if (crash.how === 'before') disk.crashBefore(disk.writeCount + 1)
    else if (crash.how === 'after') disk.crashAfter(disk.writeCount + 1)
  }

  onRead(disk: FaultyDisk): boolean {
    if (!this.surroundings.chance.is(this.faults.badRead)) return false
    disk.failRead(disk.readCount + 1)
    return true
  }

  afterWrite(client: Client): void {
    const { crash } = this.options
    if (crash?.how !== 'power-cut' || !this.#isDue) return
    this.#isDue = false
    client.powerCut(0)
  }

  /** Lets time pass; what died on the way is taken away. */
  async pass(ms: number): Promise<void> {
    await this.time.advance(ms)
    this.media?.look(this)
    for (const tab of this.tabs) if (tab.gate.isGone) tab.cleanUp()
  }

  #onMessageFrame(account: string, clientId: string): void {
    const own = this.clients.filter((client) => client.account === account)
    if (own.some((client) => client.isDurable(clientId) || client.wasDegraded)) return
    this.untimely.push(clientId)
  }

  /** A message that the server does not have. */
  #ghost(account: string): string {
    const from = this.server.accounts.find((other) => other !== account) ?? ''
    const number = 900_000 + ++this.#ghosts
    const msg = this.body(from, account, false, 'ghost')
    const data = { msg_id: String(number), msg_time: this.time.now(), seq: '', number, sender_id: from }
    return JSON.stringify({ action: 'p2p', data: { ...data, receiver_id: account, msg } })
  }
}
