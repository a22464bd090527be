// A memory disk with faults, for simulation: nothing fails but where the caller said so, and no timer runs.
//
//   medium     what outlives tabs: the store, and how to undo the writes that a power cut may still lose
//   disk       one tab's Disk on it: `new FaultyDisk(medium)`; a second one on the same medium is a second tab
//
//   write asked for > fail-stop queue > counted > held? > planned fault of this number? > store > flushed or not > answer
//
// A dead disk answers nothing any more, as after a kill: drop it and make a new one on the medium.

import { createMemoryDisk, type MemoryDiskOptions } from '../disk/memory.js'
import {
  copyMemoryStore,
  createMemoryStore,
  type MemoryStore,
  restoreMemoryStore,
} from '../disk/memory-store.js'
import { failed } from '../disk/result.js'
import { createWrites } from '../disk/writes.js'
import type { Commit } from '../events/facts.js'
import type { ClientId, ConversationKey } from '../model/ids.js'
import type { UploadBytes } from '../model/upload.js'
import type { ChunkQuery, Disk, DiskResult, DropWrite, SealWrite } from '../ports/disk.js'

/** What a write is to the medium: a strict one, and a drop, takes everything before it along. */
type Kind = 'strict' | 'relaxed' | 'seal' | 'drop' | 'erase'

/** What a machine's disk holds, and what of it only its cache holds. */
export class Medium {
  readonly store: MemoryStore
  readonly #disks = new Set<FaultyDisk>()
  #undos: (() => void)[] = []

  constructor(store = createMemoryStore()) {
    this.store = store
  }

  /** Relaxed writes since the last strict one: what a power cut may lose. */
  get unflushedCount(): number {
    return this.#undos.length
  }

  /** The content as it is now, flushed, on a medium of its own: to crash at every write of one run. */
  copy(): Medium {
    return new Medium(copyMemoryStore(this.store))
  }

  /** Every tab dies, and of the relaxed writes since the last strict one only the first `keep` stay. */
  powerCut(keep: number): void {
    for (const disk of this.#disks) disk.kill()
    for (const undo of this.#undos.splice(keep).reverse()) undo()
    this.#undos = []
  }

  /** For disks: runs a write that lands before it returns, and remembers how to undo it. */
  land<T>(kind: Kind, run: () => T): T {
    const { store } = this
    const { head } = store
    const before = kind === 'seal' ? copyMemoryStore(store) : undefined
    const result = run()
    const isFlushed = (kind === 'strict' || kind === 'drop') && store.head > head
    if (kind === 'erase' || isFlushed) this.#undos = []
    else if (store.head > head) {
      this.#undos.push(() =>
        before === undefined ? cutBack(store, head) : restoreMemoryStore(store, before),
      )
    }
    return result
  }

  /** For disks: one more tab. */
  attach(disk: FaultyDisk): void {
    this.#disks.add(disk)
  }
}

function cutBack(store: MemoryStore, head: number): void {
  for (let position = store.head; position > head; position--) store.log.delete(position)
  store.head = head
}

/** Each its own: one that all share would keep all that ever waited for it. */
const never = (): Promise<never> => new Promise(() => {})

type Fault = 'crash-before' | 'crash-after' | 'abort'

export class FaultyDisk implements Disk {
  readonly #medium: Medium
  readonly #disk: Disk
  readonly #faults = new Map<number, Fault>()
  readonly #listeners = new Set<() => void>()
  #writes = createWrites()
  #writeCount = 0
  #fits = Infinity
  #isFileFull = false
  #readCount = 0
  readonly #badReads = new Set<number>()
  #isOpen = false
  #isDead = false
  #gate: Promise<void> | undefined
  #openGate: (() => void) | undefined

  constructor(medium: Medium, options: MemoryDiskOptions) {
    this.#medium = medium
    this.#disk = createMemoryDisk(medium.store, options)
    this.#disk.onLost(() => this.lose())
    medium.attach(this)
  }

  /** Writes that began, from this disk's making on: appends, take-overs, seals, drops. */
  get writeCount(): number {
    return this.#writeCount
  }

  /** Reads of chunks and amendments that began. */
  get readCount(): number {
    return this.#readCount
  }

  get isDead(): boolean {
    return this.#isDead
  }

  /** Dies as write number `n` (from 1) begins: it does not land. */
  crashBefore(n: number): void {
    this.#faults.set(n, 'crash-before')
  }

  /** Dies when write number `n` has landed, unanswered. */
  crashAfter(n: number): void {
    this.#faults.set(n, 'crash-after')
  }

  /** Write number `n` aborts: it answers `lost` and does not land; the store would take the next one. */
  abort(n: number): void {
    this.#faults.set(n, 'abort')
  }

  /** Writes after number `n` answer `full`, until oldest chunks were dropped. */
  fullAfter(n: number): void {
    this.#fits = n
  }

  /** Whether files do not fit; the log goes on all the same. */
  fileFull(isFull: boolean): void {
    this.#isFileFull = isFull
  }

  /** Read number `n` (from 1) of chunks or amendments answers `lost`; writes and other reads go on. */
  failRead(n: number): void {
    this.#badReads.add(n)
  }

  /** Dies now: nothing asked for answers any more, what has not landed never does. */
  kill(): void {
    this.#isDead = true
    this.#disk.close()
  }

  /** The connection goes away under the engine, once: listeners hear it, every later call answers `lost`. */
  lose(): void {
    if (!this.#isOpen || this.#isDead) return
    this.close()
    for (const listener of this.#listeners) listener()
  }

  /** Writes wait before they land, until `release`. */
  hold(): void {
    this.#gate ??= new Promise((resolve) => {
      this.#openGate = resolve
    })
  }

  release(): void {
    this.#openGate?.()
    this.#gate = undefined
  }

  async open() {
    this.#writes = createWrites()
    this.#isOpen = true
    return this.#alive(() => this.#disk.open())
  }

  append(position: number, commit: Commit, options: { readonly strict: boolean }) {
    const kind = options.strict ? 'strict' : 'relaxed'
    return this.#write(kind, () => this.#disk.append(position, commit, options))
  }

  takeOver(position: number, commit: Commit) {
    return this.#write('relaxed', () => this.#disk.takeOver(position, commit))
  }

  seal(write: SealWrite) {
    return this.#write('seal', () => this.#disk.seal(write))
  }

  drop(write: DropWrite) {
    return this.#write('drop', () => this.#disk.drop(write))
  }

  readOldest(count: number) {
    return this.#alive(() => this.#disk.readOldest(count))
  }

  erase() {
    return this.#alive(() => this.#land('erase', () => this.#disk.erase()))
  }

  readChunks(queries: readonly ChunkQuery[]) {
    return this.#read(() => this.#disk.readChunks(queries))
  }

  readAmendments(keys: readonly ConversationKey[]) {
    return this.#read(() => this.#disk.readAmendments(keys))
  }

  readLog(from: number, to: number) {
    return this.#alive(() => this.#disk.readLog(from, to))
  }

  /** Bytes of files stand beside the counted writes. */
  putFile(clientId: ClientId, bytes: UploadBytes) {
    return this.#alive(async () => (this.#isFileFull ? failed('full') : this.#disk.putFile(clientId, bytes)))
  }

  hasFile(clientId: ClientId) {
    return this.#alive(() => this.#disk.hasFile(clientId))
  }

  getFile(clientId: ClientId) {
    return this.#alive(() => this.#disk.getFile(clientId))
  }

  removeFile(clientId: ClientId) {
    return this.#alive(() => this.#disk.removeFile(clientId))
  }

  listFiles() {
    return this.#alive(() => this.#disk.listFiles())
  }

  onLost(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#isOpen = false
    this.#writes.stop('lost')
    this.#disk.close()
  }

  #read<T>(run: () => Promise<DiskResult<T>>): Promise<DiskResult<T>> {
    const isBad = this.#badReads.has(++this.#readCount)
    return this.#alive(() => (isBad ? Promise.resolve(failed('lost')) : run()))
  }

  #write<T>(kind: Kind, run: () => Promise<DiskResult<T>>): Promise<DiskResult<T>> {
    return this.#alive(() => this.#writes.run(() => this.#land(kind, run)))
  }

  async #land<T>(kind: Kind, run: () => Promise<DiskResult<T>>): Promise<DiskResult<T>> {
    const n = ++this.#writeCount
    const fault = this.#faults.get(n)
    if (this.#gate !== undefined) await this.#gate
    if (fault === 'crash-before') this.kill()
    if (this.#isDead) return never()
    if (fault === 'abort') return failed('lost')
    if (kind === 'drop' || kind === 'erase') this.#fits = Infinity
    if (n > this.#fits) return failed('full')
    const result = this.#medium.land(kind, run) // lands at once, answers within microtasks
    if (fault === 'crash-after') this.kill()
    return result
  }

  async #alive<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isDead) return never()
    const result = await run()
    return this.#isDead ? never() : result
  }
}
