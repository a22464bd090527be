// What people say that a talk is about, in some worlds: a job, another one, an interview; from any tab, while everything else
// goes on.
//
// Every draw is from a stream of its own: a world without talks is what it was before there were any.

import { anyKey } from './actions'
import type { Chance } from './chance'
import type { World } from './world'

const JOBS = ['0', '12', '13']

/** Now and then, between two steps. */
export function talk(world: World, chance: Chance): void {
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0 || chance.is(0.5)) return
  const client = chance.pick(able)
  const tab = chance.pick(client.acting)
  const key = anyKey(world, chance, client.account)
  const jobId = chance.pick(JOBS)
  const job = { jobId, jobTitle: `Job ${jobId}`, resumeId: chance.pick(['', '7']) }
  const isInterview = chance.is(0.3)
  const isForced = chance.is(0.5)
  world.note(`${tab.name} talks of ${isInterview ? 'an interview' : `${jobId} ${isForced}`} ${key}`)
  client.ask(
    tab,
    isInterview
      ? tab.engine.setInterview(key, chance.pick(['31', '32']))
      : tab.engine.setAbout(key, job, { isForced }),
  )
}
