// What people do with messages on their own machine, of which no server is told: stars, and conversations that are cleared.

import type { ConversationKey } from '@sarika/im-engine'
import { anyKey } from './actions'
import type { Chance } from './chance'
import type { Client } from './client'
import { type Place, type StarWord, starOf } from './star-words'
import type { Tab } from './tab'
import type { World } from './world'

/** All that somebody says in a world has this in it. */
export const SAID = 'says'

/** Now and then, between two steps. */
export function mark(world: World, chance: Chance): void {
  const isStar = chance.is(0.25)
  const isClear = chance.is(0.1)
  const isSearch = chance.is(0.06)
  if (!isStar && !isClear && !isSearch) return
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0) return
  const client = chance.pick(able)
  const tab = chance.pick(client.acting)
  const key = anyKey(world, chance, client.account)
  if (isStar) star(chance, client, tab, key)
  if (isClear) clear(world, client, tab, key)
  // What was read stays in memory, and must not outlive the messages.
  if (isSearch) client.ask(tab, Promise.all([tab.engine.search(SAID), tab.engine.starred()]))
}

function star(chance: Chance, client: Client, tab: Tab, key: ConversationKey): void {
  const stored = tab.engine
    .conversation(key)
    .getSnapshot()
    .messages.filter((message) => message.id !== '' && message.kind !== 'withdrawn')
  if (stored.length === 0) return
  const messages = stored.slice(-chance.int(1, 2))
  press(client, tab, key, messages, chance.is(0.75), chance.is(0.3))
}

/** `isTwice`: as soon as the first press is answered, within one millisecond where the disk is that fast. */
function press(
  client: Client,
  tab: Tab,
  key: ConversationKey,
  messages: readonly Place[],
  isOn: boolean,
  isTwice: boolean,
): void {
  const words = messages.map(({ id }) => {
    const name = starOf(key, id)
    const said = client.starWords.get(name) ?? []
    const word: StarWord = { isOn, answer: undefined, isRace: said.some((one) => one.answer === undefined) }
    client.starWords.set(name, [...said, word])
    return word
  })
  client.ask(
    tab,
    tab.engine.star(key, messages, isOn).then((result) => {
      // What the disk did not answer for may stand there all the same.
      if (!result.ok && result.refusal.kind === 'storage') return
      for (const word of words) word.answer = result.ok ? 'taken' : 'refused'
      if (isTwice && tab.isActing) press(client, tab, key, messages, !isOn, false)
    }),
  )
}

function clear(world: World, client: Client, tab: Tab, key: ConversationKey): void {
  world.note(`${tab.name} clears ${key}`)
  client.clearsAsked.add(key)
  client.ask(tab, tab.engine.clearConversation(key))
}

/** Whether the message must have a star now; undefined where that cannot be known from outside. */
export function wantedStar(words: readonly StarWord[] | undefined): boolean | undefined {
  if (words === undefined) return false
  if (words.some(({ answer }) => answer === undefined)) return undefined
  const taken = words.filter(({ answer }) => answer === 'taken')
  const last = taken.at(-1)
  if (last === undefined) return false
  // The last one may have been answered while an earlier one was on its way, or the other way around.
  return last.isRace ? undefined : last.isOn
}
