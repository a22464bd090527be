import type { CallNow } from '@sarika/im-engine'
import type { Client } from '../world/client'
import type { World } from '../world/world'

/** After the end of a call nobody rings longer than its invitation would have, and the way that is slow; ms. */
const RINGS_MS = 75_000

const callsOf = ({ acting }: Client): readonly CallNow[] =>
  acting.flatMap((tab) => {
    const call = tab.engine.call.getSnapshot()
    return call === null || call.state === 'over' ? [] : [call]
  })

/** Who rings was called by that one, and not long ago. */
export function checkRinging(world: World, client: Client): void {
  const { server, report, time } = world
  for (const call of callsOf(client)) {
    if (call.state !== 'ringing') continue
    const open = server.calls.get(call.channel)
    const over = server.calls.over.get(call.channel)
    const caller = open?.caller ?? over?.caller
    const isLate = open === undefined && time.now() - call.since > RINGS_MS
    report.hold(
      'L-CALL-3',
      caller === call.with && !isLate,
      () => `${client.name} rings for ${call.with} ${call.channel}, the server has ${caller}, late ${isLate}`,
    )
  }
}

/** 75 s after the faults: one call a device at most, the same in its tabs, and as the server and the other one have it. */
export function checkCalls(world: World, client: Client): void {
  const { server, report } = world
  const calls = callsOf(client)
  const channels = new Set(calls.map(({ channel }) => channel))
  const here = calls.filter(({ place }) => place === 'here')
  report.hold(
    'L-CALL-1',
    channels.size <= 1 && here.length <= 1 && [0, client.acting.length].includes(calls.length),
    () => `${client.name} has ${calls.map((one) => `${one.channel} ${one.state} ${one.place}`).join()}`,
  )
  const call = calls[0]
  const real = call && server.calls.get(call.channel)
  const isReal = real !== undefined && [real.caller, real.callee].includes(client.account)
  report.hold(
    'L-CALL-2',
    call === undefined || (isReal && call.state === 'running' && real.state === 'running'),
    () => `${client.name} has ${call?.channel} ${call?.state}, the server ${real?.state}`,
  )
  if (!isReal) return
  const otherAccount = real.caller === client.account ? real.callee : real.caller
  const others = world.clients.filter(({ account, isSignedOut }) => account === otherAccount && !isSignedOut)
  report.hold(
    'L-CALL-2',
    others.length === 0 ||
      others.some((one) => callsOf(one).some(({ channel }) => channel === call?.channel)),
    () => `${client.name} is in ${call?.channel} with ${otherAccount}, who is not`,
  )
}
