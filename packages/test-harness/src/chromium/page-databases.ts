// Another version of the product, or an old tab of it, as far as the database can tell.

/**
 * Tells why the browser threw a database away when it opened one, e.g. "IndexedDB (database was corrupt): partial record":
 * Chromium alone says so, in a field that no standard has. Source: decision 33.
 */
export function watchLosses(tell: (reason: string) => void): void {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version)
    request.addEventListener('upgradeneeded', (event) => {
      const { dataLoss, dataLossMessage } = event as { dataLoss?: string; dataLossMessage?: string }
      if (dataLoss === 'total') tell(dataLossMessage ?? '')
    })
    return request
  }
}

const held: IDBDatabase[] = []

/** Answers the name of the error, or "". */
export function openAs(name: string, version: number | undefined, isDeaf: boolean): Promise<string> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, version)
    request.onsuccess = () => {
      if (isDeaf) held.push(request.result)
      else request.result.close()
      resolve('')
    }
    request.onerror = () => resolve(request.error?.name ?? 'unknown')
  })
}

export function letGo(): void {
  for (const database of held.splice(0)) database.close()
}

function countRecords(database: IDBDatabase): Promise<number> {
  const stores = [...database.objectStoreNames]
  if (stores.length === 0) return Promise.resolve(0)
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores)
    const counts = stores.map((store) => transaction.objectStore(store).count())
    transaction.oncomplete = () => resolve(counts.reduce((sum, { result }) => sum + result, 0))
    transaction.onabort = () => reject(transaction.error)
  })
}

/** How long an open may wait behind a deletion, ms. */
const OPEN_MS = 1_000

/** What is left of a database; -1: it is being deleted and cannot be opened. */
function recordsOf(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    const late = setTimeout(() => resolve(-1), OPEN_MS)
    // gone meanwhile: looking must not make it again
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(0)
    request.onsuccess = () => {
      clearTimeout(late)
      const database = request.result
      countRecords(database)
        .then(resolve, reject)
        .finally(() => database.close())
    }
  })
}

export async function databases(): Promise<readonly { readonly name: string; readonly records: number }[]> {
  const known = await indexedDB.databases()
  return Promise.all(known.map(async ({ name = '' }) => ({ name, records: await recordsOf(name) })))
}
