import type { ConversationKey, ConversationSnapshot } from '@sarika/im-engine'
import type { Client } from '../world/client'
import { keyOf } from '../world/keys'
import type { Tab } from '../world/tab'
import type { World } from '../world/world'

/** Conversations that the server lets this account see, by the engine's name. */
export const anyKeysOf = (world: World, client: Client): readonly ConversationKey[] =>
  world.server.conversationsOf(client.account).map(({ target, isGroup }) => keyOf(target, isGroup))

/** Every tab shows every conversation from its first message on. */
export async function settleViews(world: World, client: Client): Promise<void> {
  // Where nothing reached the server, what failed is shown all the same.
  for (const { client: sender, key } of world.accepted)
    if (sender === client) for (const tab of client.acting) void tab.engine.conversation(key).loadOlder()
  await world.pass(100)
  for (let round = 0; round < 400; round++) {
    let isDone = true
    for (const tab of client.acting)
      for (const key of anyKeysOf(world, client)) {
        const view = tab.engine.conversation(key)
        const { isReady, hasOlder } = view.getSnapshot()
        if (isReady && !hasOlder) continue
        isDone = false
        void view.loadOlder()
      }
    if (isDone) return
    await world.pass(100)
  }
}

export const snapshotOf = (tab: Tab, key: ConversationKey): ConversationSnapshot =>
  tab.engine.conversation(key).getSnapshot()
