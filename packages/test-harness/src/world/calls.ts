// People who call each other, in some worlds: from tabs and from other programs, while everything else goes on.
//
// Every draw is from a stream of its own: a world without calls is what it was before there were any.

import { toImId } from '@sarika/im-engine'
import type { Chance } from './chance'
import type { Tab } from './tab'
import type { World } from './world'

/** Now and then, between two steps. */
export function ring(world: World, chance: Chance): void {
  world.media?.look(world)
  for (const stranger of world.strangers) if (chance.is(0.3)) elsewhere(world, chance, stranger)
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0 || chance.is(0.3)) return
  const ringing = able.filter(({ acting }) => acting[0]?.engine.call.getSnapshot()?.state === 'ringing')
  const client = chance.pick(ringing.length > 0 && chance.is(0.5) ? ringing : able)
  const tab = chance.pick(client.acting)
  const call = tab.engine.call.getSnapshot()
  if (call?.state === 'running' && call.place === 'here' && chance.is(0.15)) {
    world.note(`${tab.name} dies in its call`)
    tab.kill()
    client.open()
    return
  }
  const done = press(world, chance, tab)
  if (done === undefined) return
  world.note(`${tab.name} call ${call?.state ?? 'none'}`)
  client.ask(tab, done)
}

function press(world: World, chance: Chance, { engine, profile }: Tab): Promise<unknown> | undefined {
  const { call } = engine
  const all = chance.is(0.7) ? world.clients.map(({ account }) => account) : world.strangers
  const others = all.filter((one) => one !== profile.account)
  const type = chance.pick(['audio', 'video'] as const)
  const isDone = chance.is(0.5)
  switch (call.getSnapshot()?.state) {
    case undefined:
    case 'over':
      return others.length === 0 ? undefined : call.start({ to: toImId(chance.pick(others)), type })
    case 'ringing':
      return isDone ? call.accept() : chance.is(0.3) ? call.reject() : undefined
    case 'running':
      return isDone
        ? type === 'audio'
          ? call.toAudio()
          : call.toVideo()
        : chance.is(0.3)
          ? call.end()
          : undefined
    default:
      return isDone ? undefined : call.cancel()
  }
}

/** By another program. */
function elsewhere({ server: { calls, accounts }, strangers }: World, chance: Chance, by: string): void {
  const call = calls.of(by)
  const word = { req_id: `${by}.${chance.int(0, 1e9)}`, type: 1 }
  if (call === undefined) {
    const to = chance.pick(accounts.filter((one) => !strangers.includes(one)))
    calls.take(by, to, { ...word, state: 1, channel: `c${chance.int(0, 1e9)}` })
    return
  }
  const state = call.state === 'running' ? 7 : call.caller === by ? 2 : chance.pick([4, 4, 5])
  if (chance.is(0.5)) calls.take(by, '', { ...word, state, channel: call.channel })
}
