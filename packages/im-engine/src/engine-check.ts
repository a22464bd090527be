import { hasOrigin, hasWebSocket } from './adapters/surroundings.js'
import type { ImEngineOptions } from './engine-types.js'
import type { AnyKind } from './kinds/kind.js'
import { insist } from './model/given.js'

/**
 * Throws for what an engine cannot work with and can be known before it starts: what, where, what to do. From JavaScript anything
 * may come, so nothing is taken at its type's word. Source: S-API-9.
 */
export function checkOptions<Own extends AnyKind>(options: ImEngineOptions<Own>): void {
  const { endpoints, identity, tokens, disk, ports }: Loose<ImEngineOptions<Own>> = options ?? {}
  const { rest, socket }: Loose<ImEngineOptions['endpoints']> = endpoints ?? {}
  if (typeof identity?.imId !== 'string' || identity.imId === '')
    refuse('identity.imId', identity?.imId, 'give the id of the account, as its login tells it')
  if (typeof tokens?.current !== 'function' || typeof tokens.refresh !== 'function')
    refuse('tokens', tokens, 'give { current, refresh }, two functions')
  const isPlace =
    ports?.http !== undefined || hasOrigin() ? /^(|(https?:\/)?\/.*[^/])$/ : /^https?:\/\/.*[^/]$/
  if (typeof rest !== 'string' || !isPlace.test(rest))
    refuse(
      'endpoints.rest',
      rest,
      'give what stands before /chat, e.g. "https://chat.example", or "" in a page of the same origin',
    )
  if (typeof socket !== 'string' || (ports?.sockets === undefined && !/^wss?:\/\/./.test(socket)))
    refuse('endpoints.socket', socket, 'give a whole address, e.g. "wss://chat.example/socket"')
  if (ports?.sockets === undefined && !hasWebSocket())
    refuse('ports.sockets', undefined, 'there is no WebSocket here: give one, e.g. of the package ws')
  if (disk !== undefined && disk !== 'memory' && disk !== 'indexeddb')
    refuse('disk', disk, 'give "memory", or nothing for the disk of the browser')
  if (disk === 'memory' && ports?.openDisk !== undefined)
    refuse('disk', disk, 'ports.openDisk is another disk: give one of the two')
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }

const refuse = (where: string, what: unknown, todo: string): void =>
  insist(false, `createImEngine: ${where}`, what, todo)
