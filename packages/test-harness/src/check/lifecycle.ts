import type { Client } from '../world/client'
import { SILENT_MS } from '../world/network'
import type { Tab } from '../world/tab'
import type { World } from '../world/world'
import { type Scene, type Screen, type Seat, showAll } from './subject'

/** One socket, one refresh, no ghost, no fault, no broken frame: at any moment. */
export function checkOrderly(world: World): void {
  const { report } = world
  report.hold('L-LIFE-9', world.sockets.brokenFrames.length === 0, () => `${world.sockets.brokenFrames[0]}`)
  report.hold(
    'L-STORE-1',
    world.untimely.length === 0,
    () => `${world.untimely[0]} was sent before it was on disk`,
  )
  for (const client of world.clients) {
    const live = client.acting.reduce((sum, tab) => sum + tab.network.liveCount, 0)
    report.hold('L-LIFE-2', live <= 1, () => `${client.name} has ${live} live sockets`)
    report.hold(
      'L-LIFE-5',
      client.tokens.doubled === 0,
      () => `${client.name} refreshes its token twice at once`,
    )
    for (const tab of client.tabs) {
      report.hold('L-LIFE-8', tab.faults.length === 0, () => `${tab.name}: ${tab.faults[0]}`)
      if (!tab.isActing) continue
      const { closeReason } = tab.engine.connection.getSnapshot()
      report.hold('L-LIFE-11', closeReason !== 'replaced', () => `${tab.name} left its own device`)
      checkClosed(world, tab)
      checkSilence(world, tab)
      for (const item of tab.engine.conversations.getSnapshot().items)
        report.hold('L-LIFE-4', item.last?.text !== 'ghost', () => `${tab.name} ${item.key} shows a ghost`)
    }
  }
}

/** Closed for good is for good, as long as one tab leads; after a kick or a revocation for its successors too. */
function checkClosed(world: World, tab: Tab): void {
  const { state } = tab.engine.connection.getSnapshot()
  const { network } = tab
  if (tab.engine.inspect().isLeader !== true) {
    network.closedWith = tab.isLoginOver ? network.openCount : undefined
    return
  }
  if (state === 'close') network.closedWith ??= network.openCount
  const before = network.closedWith
  const isStill = before === undefined || (state === 'close' && network.openCount === before)
  world.report.hold(
    'L-LIFE-3',
    isStill,
    () => `${tab.name} was closed, is ${state} and opened ${network.openCount - (before ?? 0)} sockets`,
  )
}

/** A socket whose heartbeats were answered and that says nothing any more is given up. */
function checkSilence(world: World, tab: Tab): void {
  for (const line of tab.network.lines) {
    if (line.heardAt === undefined || line.isClosedHere) continue
    const silent = world.time.elapsed - Math.max(line.heardAt, tab.thawedAt)
    world.report.hold(
      'L-LIFE-10',
      silent <= SILENT_MS,
      () => `${tab.name} was not told anything for ${silent} ms`,
    )
  }
}

/** After the healing: somebody leads, is connected, and (later) has caught up. */
export function checkConnected(world: World, client: Client, isCaughtUp: boolean): void {
  const leaders = client.acting.filter((tab) => tab.engine.inspect().isLeader === true)
  world.report.hold('L-LIFE-1', leaders.length === 1, () => `${client.name} has ${leaders.length} leaders`)
  const connection = leaders[0]?.engine.connection.getSnapshot()
  if (connection?.state === 'close') return
  world.report.hold(
    'L-LIFE-1',
    connection?.state === 'connected' && (!isCaughtUp || connection.isCaughtUp),
    () => `${client.name} is ${JSON.stringify(connection)}`,
  )
}

/** Nothing is on its way for ever. */
export function checkNothingSending(world: Scene, client: Seat): void {
  for (const tab of client.acting) {
    // What a leader keeps in memory only, the tabs beside it cannot read, and they say so.
    if (client.wasDegraded && tab !== client.leader) continue
    const sending = sendingIn(tab)
    world.report.hold('L-DELIV-6', sending === undefined, () => `${tab.name} is still sending ${sending}`)
  }
}

/** After stop() nothing of the engine is left. */
export function checkLeftovers(world: World, client: Client): void {
  for (const tab of client.tabs) {
    if (!tab.isStopped || tab.gate.isGone) continue
    const left = {
      timers: tab.timerCount,
      listeners: tab.listenerCount,
      locks: tab.lockCount,
      sockets: tab.network.liveCount,
      calls: tab.network.inFlight,
    }
    const isClean = Object.values(left).every((count) => count === 0)
    world.report.hold('L-LIFE-6', isClean, () => `${tab.name} left ${JSON.stringify(left)}`)
    world.report.hold('L-STORE-6', tab.pendingCommands === 0, () => `${tab.name} never answered a command`)
  }
}

/** What is on its way in a tab, one of it: in the list, or on its way to the log and in its window alone. */
function sendingIn({ engine }: Screen): string | undefined {
  for (const { key, last } of engine.conversations.getSnapshot().items) {
    const { messages } = engine.conversation(key).getSnapshot()
    const sending = messages.find((one) => one.state === 'sending' || one.state === 'uploading')
    if (sending !== undefined || last?.state === 'sending') return `${key} ${sending?.text ?? last?.text}`
  }
  return undefined
}

/** Something of this client is on its way. */
export const isSending = (client: Client): boolean =>
  client.acting.some((tab) => {
    // A file may be on its way before a message that failed, and below the first page.
    if (client.queuedFiles.size > 0) showAll(tab)
    const { items } = tab.engine.conversations.getSnapshot()
    return tab.engine.uploads.getSnapshot().size > 0 || items.some((item) => item.last?.state === 'sending')
  })

/** A command has no answer yet: a send among them is shown and not in the list. */
export const isAsking = (client: Client): boolean => client.acting.some((tab) => tab.pendingCommands > 0)
