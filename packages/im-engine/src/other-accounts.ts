import { isLockHeld, listDatabases } from './adapters/databases.js'
import { defaultPorts } from './engine-ports.js'
import { accountOf, leaderLockOf } from './names.js'

/**
 * Erases what this browser keeps of every account but this one, unsent messages included: nobody else may send them. An
 * account that a tab has open stays: somebody is logged in there. So does one of `kept`, e.g. `["20001"]`: whose login another
 * app of this origin keeps. Call it before `start()`, where people share a browser.
 * Answers the accounts that went, e.g. `["10001"]`. Source: S-DISK-23.
 */
export async function eraseOtherAccounts(
  imId: string,
  kept: readonly string[] = [],
): Promise<readonly string[]> {
  const { openDisk } = defaultPorts()
  const erased: string[] = []
  for (const name of await listDatabases()) {
    const account = accountOf(name)
    if (account === undefined || account === imId || kept.includes(account)) continue
    if (await isLockHeld(leaderLockOf(account))) continue
    const { ok } = await openDisk(name).erase()
    if (ok) erased.push(account)
  }
  return erased
}
