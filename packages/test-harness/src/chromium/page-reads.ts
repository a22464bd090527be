let failing = 0

/** The next so many reads of chunks fail; answers how many of the ones before did not come. */
export function failReads(count: number): number {
  const left = failing
  failing = count
  return left
}

/** Lets reads fail as a browser does: their transaction ends, and every other one goes on. */
export function guardReads(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options)
    if (failing === 0 || mode === 'readwrite' || !transaction.objectStoreNames.contains('chunks'))
      return transaction
    failing--
    transaction.commit = () => transaction.abort()
    return transaction
  }
}
