import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProcess } from '../bundle-process'
import { type Member, writeCrowd, writeMissed } from './crowd'
import type { Pace } from './orders'
import { LoadedServer, Swarm } from './processes'
import { ascending, quantile } from './quantile'

export interface LoadOptions {
  /** The package's folder. */
  readonly root: string
  readonly sockets: number
  readonly swarms: number
  readonly pace: Pace
  /** Written into each group while the server is down. */
  readonly missedEach: number
  /** Told of each step. */
  readonly onStep: (step: string) => void
}

export interface Figures {
  readonly idle: {
    readonly bytesPerSocket: number
    readonly heapBytesPerSocket: number
    readonly baseBytes: number
  }
  readonly storm: {
    /** From the kill until half, and until the last, is back and has what was missed, ms. */
    readonly halfMs: number
    readonly lastMs: number
    /** From the kill until the server listens again, ms. */
    readonly downMs: number
    /** People who got something else than what they missed, once and in order. */
    readonly wrong: number
  }
  readonly talk: {
    readonly sent: number
    readonly p50Ms: number
    readonly p99Ms: number
    readonly maxMs: number
    readonly missing: number
    readonly doubled: number
    /** The longest that the server's event loop, and the worst percent that a swarm's, was late, ms. */
    readonly serverLatenessMs: number
    readonly swarmLatenessMs: number
    /** Of the server's core, from 0 to 1. */
    readonly busy: number
  }
}

/** Whole groups a swarm: one clock sees a message go and arrive. */
function shareOut(members: readonly Member[], swarms: number): Member[][] {
  const groups = [...new Set(members.map(({ groupId }) => groupId))]
  return Array.from({ length: swarms }, (_, i) =>
    members.filter(({ groupId }) => groups.indexOf(groupId) % swarms === i),
  )
}

class Load {
  #server: LoadedServer | undefined
  #swarms: Swarm[] = []
  #url = ''

  constructor(
    private readonly options: LoadOptions,
    private readonly bundles: { server: string; swarm: string },
    private readonly database: string,
    private readonly members: readonly Member[],
  ) {}

  async #start(port = 0): Promise<LoadedServer> {
    const { server, url } = await LoadedServer.start(this.bundles.server, this.database, port)
    this.#server = server
    this.#url = url
    return server
  }

  /** Sockets that came and went, so that code and buffers which every server has are there before the first look. */
  async #warmUp(): Promise<void> {
    const swarm = new Swarm(this.bundles.swarm, [])
    const members = this.members.slice(0, 200)
    swarm.order({ type: 'connect', url: this.#url, members })
    await swarm.report('connected')
    await swarm.kill()
  }

  async measureIdle(): Promise<Figures['idle']> {
    const server = await this.#start()
    await this.#warmUp()
    const before = await server.measure()
    const shares = shareOut(this.members, this.options.swarms)
    this.#swarms = shares.map(() => new Swarm(this.bundles.swarm, []))
    await Promise.all(
      this.#swarms.map((swarm, i) => {
        swarm.order({ type: 'connect', url: this.#url, members: shares[i] ?? [] })
        return swarm.report('connected')
      }),
    )
    const after = await server.measure()
    return {
      bytesPerSocket: (after.rssBytes - before.rssBytes) / this.members.length,
      heapBytesPerSocket: (after.heapBytes - before.heapBytes) / this.members.length,
      baseBytes: before.rssBytes,
    }
  }

  async measureStorm(): Promise<Figures['storm']> {
    const start = Date.now()
    await this.#server?.kill()
    const idsByGroup = await writeMissed(this.database, this.members, this.options.missedEach)
    const backs = this.#swarms.map((swarm) => {
      swarm.order({ type: 'expect-missed', idsByGroup })
      return swarm.report('back')
    })
    await this.#start(Number(new URL(this.#url).port))
    const downMs = Date.now() - start
    const reports = await Promise.all(backs)
    const at = ascending(reports.flatMap((back) => back.at))
    return {
      halfMs: quantile(at, 0.5) - start,
      lastMs: (at.at(-1) ?? Number.NaN) - start,
      downMs,
      wrong: reports.reduce((sum, { wrong }) => sum + wrong, 0),
    }
  }

  async measureTalk(): Promise<Figures['talk']> {
    const { pace, swarms } = this.options
    await this.#server?.measure()
    const reports = await Promise.all(
      this.#swarms.map((swarm) => {
        swarm.order({ type: 'talk', ...pace, perSecond: pace.perSecond / swarms })
        return swarm.report('talked')
      }),
    )
    const server = await this.#server?.measure()
    const talks = reports.map(({ talk }) => talk)
    const sum = (of: (talk: (typeof talks)[number]) => number) =>
      talks.reduce((all, talk) => all + of(talk), 0)
    const sorted = ascending(talks.flatMap(({ lastMemberMs }) => lastMemberMs))
    return {
      sent: sum(({ sent }) => sent),
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
      maxMs: sorted.at(-1) ?? Number.NaN,
      missing: sum(({ missing }) => missing),
      doubled: sum(({ doubled }) => doubled),
      serverLatenessMs: server?.latenessMs ?? Number.NaN,
      swarmLatenessMs: Math.max(...talks.map(({ latenessMs }) => latenessMs)),
      busy: server?.busy ?? Number.NaN,
    }
  }

  async end(): Promise<void> {
    for (const worker of [this.#server, ...this.#swarms]) await worker?.kill()
  }
}

/** Runs all three measures, one after the other, on one database. */
export async function runLoad(options: LoadOptions): Promise<Figures> {
  const { onStep, sockets, pace } = options
  const folder = await mkdtemp(join(tmpdir(), 'sarika-load-'))
  const database = join(folder, 'load.db')
  onStep(`a database with ${sockets} people`)
  const [server, swarm] = await Promise.all([
    bundleProcess(options.root, 'load/server-process.ts'),
    bundleProcess(options.root, 'load/swarm-process.ts'),
  ])
  const load = new Load(options, { server, swarm }, database, await writeCrowd(database, sockets))
  try {
    onStep(`idle: ${sockets} sockets`)
    const idle = await load.measureIdle()
    onStep('storm: the server is killed and comes back')
    const storm = await load.measureStorm()
    onStep(`talk: ${pace.perSecond} messages a second for ${pace.seconds} s`)
    return { idle, storm, talk: await load.measureTalk() }
  } finally {
    await load.end()
    await rm(folder, { recursive: true, force: true })
  }
}
