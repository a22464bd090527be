// What people do with what they have of conversations: archive them, mark them as unread, and delete messages for themselves.

import { anyKey } from './actions'
import type { Chance } from './chance'
import type { World } from './world'

/** Now and then, between two steps. */
export function act(world: World, chance: Chance): void {
  const isSet = chance.is(0.1)
  const isErase = chance.is(0.15)
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0 || !(isSet || isErase)) return
  const client = chance.pick(able)
  const tab = chance.pick(client.acting)
  const key = anyKey(world, chance, client.account)
  if (isSet) {
    const change = chance.pick([{ isArchived: true }, { isArchived: false }, { isMarkedUnread: true }])
    client.ask(tab, tab.engine.setConversation(key, change))
  }
  if (!isErase) return
  const stored = tab.engine
    .conversation(key)
    .getSnapshot()
    .messages.filter((message) => message.id !== '')
  // The newest one most often: the row tells of it.
  const messages = stored.slice(-chance.int(1, 4)).slice(0, chance.int(1, 2))
  if (messages.length === 0) return
  world.note(`${tab.name} deletes ${messages.map(({ id }) => id).join()} of ${key} for itself`)
  client.ask(tab, tab.engine.erase(key, messages, true))
  if (chance.is(0.3)) client.ask(tab, tab.engine.erase(key, messages, false))
}
