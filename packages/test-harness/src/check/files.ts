import { readStored } from '@sarika/im-engine/testing'
import type { ModelFile } from '../world/model-files'
import type { World } from '../world/world'
import { contentOf } from './kinds'

const filesOf = (world: World, account: string, clientId: string): readonly ModelFile[] =>
  world.files?.files.filter((file) => file.account === account && file.key === clientId) ?? []

/** What was sent as a file is one file at the server, whole and under its name, and the message names it. */
export function checkFiles(world: World): void {
  if (world.files === undefined) return
  for (const { client, clientId, file } of world.accepted) {
    const kept = world.server.kept(client.account, clientId)
    if (file === undefined || kept === undefined || kept.withdrawnAt > 0) continue
    const stored = filesOf(world, client.account, clientId)
    const content = contentOf(kept)
    const [one] = stored
    world.report.hold(
      'L-FILE-1',
      stored.length === 1 && one?.url === content && one?.name === file && one.size === file.length,
      () => `${client.name} "${file}" ${clientId}: ${content}, stored ${JSON.stringify(stored)}`,
    )
  }
  const keys = new Set<string>()
  for (const { account, key } of world.files.files) {
    world.report.hold('L-FILE-1', !keys.has(`${account} ${key}`), () => `${account} stored ${key} twice`)
    keys.add(`${account} ${key}`)
  }
}

/** No bytes are left but those of messages that may still be sent. */
export async function checkBytes(world: World): Promise<void> {
  if (world.files === undefined) return
  for (const client of world.clients) {
    const { files } = client.medium.store
    // Who ends, sleeps or loses the database between two steps leaves what is swept when it is an hour old.
    const isWhole = client.tabs.every(
      (tab) => tab.isAlive && tab.storageFaults === 0 && tab.thawedAt === Number.NEGATIVE_INFINITY,
    )
    if (client.isSignedOut || client.isClosedForGood || client.wasDegraded || !isWhole) continue
    const stored = await readStored(client.medium.store, client.account)
    if (stored === undefined) continue
    const waiting = new Set<string>(stored.outbox.map(({ clientId }) => clientId))
    const left = [...files.keys()].filter((clientId) => !waiting.has(clientId))
    world.report.hold('L-FILE-2', left.length === 0, () => `${client.name} keeps the bytes of ${left.join()}`)
  }
}

/** Files of one conversation stand in the order in which they were picked; one that was sent again by hand is a new pick. */
export function checkOrderOfFiles(world: World): void {
  if (world.files === undefined) return
  for (const client of world.clients) {
    if (client.wasDegraded || client.hasLostPower) continue
    for (const [key, picked] of client.queuedFiles) {
      const ids = picked
        .filter((clientId) => !client.requeued.has(clientId))
        .flatMap((clientId) => world.server.kept(client.account, clientId)?.id ?? [])
      const isOrdered = ids.every((id, index) => index === 0 || Number(ids[index - 1]) < Number(id))
      world.report.hold('L-FILE-3', isOrdered, () => `${client.name} ${key}: files left as ${ids.join(' ')}`)
    }
  }
}
