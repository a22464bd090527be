// A relay beside the tests in Chromium, which they stop and start: vitest starts it before the browser project. By POST:
//
//   /credentials   for a browser here    /stop, /start    /carried   bytes until now

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Relay } from './relay'

declare module 'vitest' {
  interface ProvidedContext {
    readonly relayPeer: string
  }
}

interface Project {
  provide(name: 'relayPeer', url: string): void
}

/** Starts both on free ports and tells tests how to reach them; answers how to stop. */
export async function setup(project: Project): Promise<() => void> {
  const relay = new Relay({ secret: 'of this run' })
  await relay.start()
  const acts: Readonly<Record<string, () => unknown>> = {
    '/credentials': () => relay.credentials('somebody'),
    '/carried': () => relay.carried,
    '/stop': () => relay.stop(),
    '/start': () => relay.start(),
  }
  const http = createServer(async ({ url = '' }, response) => {
    const told = (await acts[url]?.()) ?? null
    // The test's page is of another origin.
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(JSON.stringify(told))
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  project.provide('relayPeer', `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  return () => {
    relay.stop()
    http.closeAllConnections()
    http.close()
  }
}
