import type { Phase } from './page-api'

/** Tells of each write as the browser begins and ends it; the engine's disk is left as it is. */
export function watchWrites(tell: (phase: Phase) => void): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options)
    if (mode !== 'readwrite') return transaction
    tell([...transaction.objectStoreNames].includes('meta') ? 'seal' : 'commit')
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => tell('between'))
    return transaction
  }
}
