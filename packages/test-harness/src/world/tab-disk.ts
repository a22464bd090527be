import { type Disk, FaultyDisk, type Medium, PROJECTION_VERSION } from '@sarika/im-engine/testing'
import type { Gate } from './gate'

type Commit = Parameters<Disk['append']>[1]

/** What the world wants to know and do about writes. */
export interface DiskWatch {
  /** ms until the write starts, or the read answers; 0 = at once. */
  latency(): number
  /** Before chunks or amendments are read: may plan that it fails. */
  reading(disk: FaultyDisk): void
  /** Before a write is handed to the disk: may plan a crash of it. */
  before(disk: FaultyDisk): void
  /** After it landed. */
  landed(position: number, commit: Commit): void
  /** A write of this disk answered. */
  after(disk: FaultyDisk): void
  /** A disk died within a write. */
  died(): void
  pause(ms: number): Promise<void>
}

/** A tab's disk: slow if the world says so, silent while the tab is frozen, for ever when it is gone. */
export class TabDisk implements Disk {
  readonly faulty: FaultyDisk

  constructor(
    medium: Medium,
    private readonly gate: Gate,
    private readonly watch: DiskWatch,
  ) {
    this.faulty = new FaultyDisk(medium, { projection: PROJECTION_VERSION })
  }

  open: Disk['open'] = () => this.#answer(this.faulty.open())

  append: Disk['append'] = (position, commit, options) =>
    this.#write(position, commit, () => this.faulty.append(position, commit, options))

  takeOver: Disk['takeOver'] = (position, commit) =>
    this.#write(position, commit, () => this.faulty.takeOver(position, commit))

  seal: Disk['seal'] = (write) => this.#write(write.position, write.commit, () => this.faulty.seal(write))

  drop: Disk['drop'] = (write) => this.#write(write.position, write.commit, () => this.faulty.drop(write))

  readOldest: Disk['readOldest'] = (count) => this.#answer(this.faulty.readOldest(count))

  erase: Disk['erase'] = () => this.#answer(this.faulty.erase())

  readChunks: Disk['readChunks'] = (queries) => this.#read(() => this.faulty.readChunks(queries))

  readAmendments: Disk['readAmendments'] = (keys) => this.#read(() => this.faulty.readAmendments(keys))

  readLog: Disk['readLog'] = (from, to) => this.#answer(this.faulty.readLog(from, to))

  putFile: Disk['putFile'] = (clientId, bytes) => this.#answer(this.faulty.putFile(clientId, bytes))

  hasFile: Disk['hasFile'] = (clientId) => this.#answer(this.faulty.hasFile(clientId))

  getFile: Disk['getFile'] = (clientId) => this.#answer(this.faulty.getFile(clientId))

  removeFile: Disk['removeFile'] = (clientId) => this.#answer(this.faulty.removeFile(clientId))

  listFiles: Disk['listFiles'] = () => this.#answer(this.faulty.listFiles())

  onLost: Disk['onLost'] = (listener) => this.faulty.onLost(() => this.gate.run(listener))

  close: Disk['close'] = () => this.faulty.close()

  async #write<R extends { readonly ok: boolean }>(
    position: number,
    commit: Commit,
    run: () => Promise<R>,
  ): Promise<R> {
    const ms = this.watch.latency()
    if (ms > 0) await this.watch.pause(ms)
    if (this.gate.isGone) return new Promise<never>(() => {})
    this.watch.before(this.faulty)
    const answer = run()
    if (this.faulty.isDead) this.watch.died()
    const result = await answer
    if (result.ok) this.watch.landed(position, commit)
    this.watch.after(this.faulty)
    return this.#answer(Promise.resolve(result))
  }

  async #read<R>(run: () => Promise<R>): Promise<R> {
    this.watch.reading(this.faulty)
    const answer = run()
    const ms = this.watch.latency()
    if (ms > 0) await this.watch.pause(ms)
    return this.#answer(answer)
  }

  async #answer<R>(answer: Promise<R>): Promise<R> {
    const result = await answer
    while (this.gate.isFrozen) await new Promise<void>((resolve) => this.gate.run(resolve))
    return this.gate.isGone ? new Promise<never>(() => {}) : result
  }
}

export type { Commit }
