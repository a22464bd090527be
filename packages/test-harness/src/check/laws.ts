// check/ has the laws: what must hold in every run, whatever the faults. Here they stand by family; world/run.ts says
// when each is looked at, and faults/ looks at many of them with real engines:
//
//   checkStep       after every step: what never may be seen
//   checkHealed     75 s after the faults ended        checkProbes   105 s after
//   checkIdle       nothing happens, so nothing is written
//   checkAtRest     against the model server and an independent recount
//   checkAfterStop  nothing is left, and what is on disk is what was shown
//
// docs/spec/laws.md lists the laws. Where a fault excuses a law, the check says so.

import type { Client } from '../world/client'
import type { World } from '../world/world'
import { checkErased } from './acts'
import { checkCalls, checkRinging } from './calls'
import { checkCleared, checkFound } from './cleared'
import { checkLeft, checkMeetings, checkPeople, checkSettings, checkUntold, sendProbes } from './contacts'
import { checkDelivery, checkPromises, checkWindows } from './delivery'
import { checkBytes, checkFiles, checkOrderOfFiles } from './files'
import { checkSentCards } from './kinds'
import {
  checkConnected,
  checkLeftovers,
  checkNothingSending,
  checkOrderly,
  isAsking,
  isSending,
} from './lifecycle'
import { checkStars } from './stars'
import { checkFollowers, checkStored, checkWriters } from './storage'
import { anyKeysOf, isClearUnsure, settleViews, showAll } from './subject'
import { checkBadge, checkReading, checkReceipts } from './unread'

/** Receipts of what came back, and their acks; ms. */
const RETURNED_MS = 10_000

/** Clients whose login lives: the others never come back by themselves. */
const living = (world: World): readonly Client[] =>
  world.clients.filter(
    (client) => !client.isSignedOut && !client.isClosedForGood && client.leader !== undefined,
  )

export { checkVerdicts } from './contacts'

export function checkStep(world: World): void {
  checkOrderly(world)
  checkWriters(world)
  for (const client of world.clients)
    for (const tab of client.acting) {
      showAll(tab)
      checkWindows(world, tab)
      checkBadge(world, client, tab)
      checkUntold(world, tab)
    }
  if (world.calls !== undefined) for (const client of world.clients) checkRinging(world, client)
}

/** What checkHealed and checkCaughtUp want is so already. */
export function isHealed(world: World): boolean {
  return world.clients.every((client) => {
    if (client.isSignedOut) return true
    const connection = client.leader?.engine.connection.getSnapshot()
    // As the leader says: a tab beside it may still show what a dead one told.
    if (connection?.state === 'close') return true
    return (
      connection?.state === 'connected' && connection.isCaughtUp && !isSending(client) && !isAsking(client)
    )
  })
}

export function checkHealed(world: World): void {
  checkStep(world)
  for (const client of world.clients) if (!client.isSignedOut) checkConnected(world, client, false)
  for (const client of living(world)) checkNothingSending(world, client)
}

/** Nobody began a call for as long as both ends may take to agree. */
export function checkAgreed(world: World): void {
  for (const client of living(world)) checkCalls(world, client)
}

export function checkCaughtUp(world: World): void {
  for (const client of world.clients) if (!client.isSignedOut) checkConnected(world, client, true)
}

export async function checkProbes(world: World): Promise<void> {
  for (const client of living(world)) {
    checkPeople(world, client)
    sendProbes(world, client)
  }
}

export async function checkIdle(world: World, pass: () => Promise<void>): Promise<void> {
  checkStep(world)
  const heads = world.clients.map((client) => client.medium.store.head)
  // Where the login is over nothing is sent any more, and fails when it is 5 minutes old.
  const isWaiting = world.clients.map((client) => client.isClosedForGood && isSending(client))
  await pass()
  for (const [index, client] of world.clients.entries()) {
    if (client.isSignedOut || isWaiting[index] === true) continue
    const grown = client.medium.store.head - (heads[index] ?? 0)
    world.report.hold(
      'L-LIFE-7',
      grown === 0,
      () => `${client.name} wrote ${grown} records while nothing happened`,
    )
  }
}

/** `isReconnected`: parked receipts have had their next connect. */
export async function checkAtRest(world: World, isReconnected: boolean): Promise<void> {
  checkSentCards(world)
  for (const client of living(world)) await settleViews(world, client)
  // What older pages brought gets its receipts now.
  await world.pass(RETURNED_MS)
  for (const client of living(world)) {
    for (const tab of client.acting) {
      // What a leader keeps in memory only, the tabs beside it cannot read.
      if (client.wasDegraded && tab !== client.leader) continue
      for (const key of anyKeysOf(world, client)) {
        if (isClearUnsure(client, key)) continue
        checkCleared(world, client, tab, key)
        checkStars(world, client, tab, key)
        checkDelivery(world, client, tab, key)
        checkReading(world, client, tab, key)
      }
    }
    if (isReconnected) {
      checkReceipts(world, client)
      checkSettings(world, client)
    }
    checkNothingSending(world, client)
    checkMeetings(world, client)
    await checkLeft(world, client)
    checkFollowers(world, client)
    await checkStored(world, client)
    await checkFound(world, client)
    await checkErased(world, client)
  }
  checkPromises(world)
  checkFiles(world)
  await checkBytes(world)
  checkOrderOfFiles(world)
  checkStep(world)
}

export async function checkAfterStop(world: World): Promise<void> {
  for (const client of world.clients) checkLeftovers(world, client)
  checkWriters(world)
}
