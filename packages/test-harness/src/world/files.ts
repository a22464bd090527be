// Files that people send, in some worlds: pictures, films, recordings, one or several at a time; now and then one is given up.
//
// Every draw of this file and of model-files.ts is from streams of their own: a world without files is what it was before there
// were any.

import type { ClientId, ConversationKey, FileKind } from '@sarika/im-engine'
import { anyKey } from './actions'
import type { Chance } from './chance'
import type { Client } from './client'
import type { Tab } from './tab'
import type { World } from './world'

const KINDS: readonly FileKind[] = ['image', 'image', 'video', 'file', 'audio']

/** Now and then, between two steps: a file is picked, or several, and one that is on its way is given up. */
export function attach(world: World, chance: Chance): void {
  const isFile = chance.is(0.3)
  const isCancel = chance.is(0.06)
  const isLook = chance.is(0.1)
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0) return
  const client = chance.pick(able)
  const tab = chance.pick(client.acting)
  const key = anyKey(world, chance, client.account)
  if (isFile) pick(world, chance, client, tab, key)
  if (isCancel) cancel(world, chance, client, tab)
  if (isLook) client.ask(tab, tab.engine.images(key, { kinds: ['image', 'video'] }))
}

function pick(world: World, chance: Chance, client: Client, tab: Tab, key: ConversationKey): void {
  const count = chance.pick([1, 1, 2, 5])
  const files = Array.from({ length: count }, () => {
    const name = `${world.nextText(client.account)}.png`
    const kind = chance.pick(KINDS)
    const poster =
      kind === 'video' && chance.is(0.5) ? { blob: new Blob(['poster']), width: 2, height: 2 } : undefined
    return { kind, name, blob: new Blob([name]), ...(poster === undefined ? {} : { poster }) }
  })
  client.ask(
    tab,
    (count === 1 && files[0] !== undefined
      ? tab.engine.sendFile(key, files[0]).then((one) => [one])
      : tab.engine.sendFiles(key, files)
    ).then((answers) => {
      if (!tab.isAlive && !tab.isStopped) return
      for (const [index, answer] of answers.entries()) {
        const text = files[index]?.name ?? ''
        world.note(`${tab.name} ${answer.ok ? 'accepted' : `refused ${answer.refusal.kind}`} ${text}`)
        if (!answer.ok) continue
        const { clientId } = answer.value
        const promise = { client, clientId, key, text, card: undefined, isProbe: false, file: text }
        world.accepted.push({
          ...promise,
          isVolatile: client.wasDegraded,
          isDiscarded: client.cancelled.has(clientId),
        })
      }
    }),
  )
}

function cancel(world: World, chance: Chance, client: Client, tab: Tab): void {
  const going = tab.engine.conversations.getSnapshot().items.flatMap(({ key }) =>
    tab.engine
      .conversation(key)
      .getSnapshot()
      .messages.filter(({ state }) => state === 'uploading'),
  )
  if (going.length === 0) return
  const clientId = chance.pick(going).key as ClientId
  world.note(`${tab.name} cancels ${clientId}`)
  client.ask(
    tab,
    tab.engine.discard(clientId).then((result) => {
      // One of several may be given up before the last of them is accepted.
      if (result.ok) client.cancelled.add(clientId)
      const known = world.accepted.find((one) => one.clientId === clientId)
      if (result.ok && known !== undefined) known.isDiscarded = true
    }),
  )
}
