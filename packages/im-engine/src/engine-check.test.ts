import { afterEach, describe, expect, it, vi } from 'vitest'
import { createImEngine } from './engine.js'
import type { ImEngineOptions } from './engine-types.js'
import { ScriptedHttp } from './testing/scripted-http.js'
import { ScriptedSocket } from './testing/scripted-socket.js'

const good: ImEngineOptions = {
  endpoints: { rest: 'https://chat.example', socket: 'wss://chat.example/socket' },
  identity: { imId: 'im-1' },
  tokens: { current: () => ({ token: 't', refreshAt: 0 }), refresh: async () => ({ kind: 'refused' }) },
  disk: 'memory',
  ports: { sockets: new ScriptedSocket() },
}
const withEndpoints = (change: object, ports = good.ports) =>
  ({ ...good, endpoints: { ...good.endpoints, ...change }, ports }) as unknown as ImEngineOptions
const making = (options: object) => () => createImEngine(options as ImEngineOptions)

describe('what cannot work is refused before it starts', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('S-API-9 an account that is none, and tokens that cannot be asked', () => {
    expect(making(good)).not.toThrow()
    for (const identity of [undefined, {}, { imId: '' }, { imId: 7 }])
      expect(making({ ...good, identity })).toThrow('createImEngine: identity.imId is ')
    for (const tokens of [undefined, {}, { current: () => {} }])
      expect(making({ ...good, tokens })).toThrow('two functions')
    expect(making({})).toThrow('createImEngine: ')
  })

  it('S-API-9 a disk of another name', () => {
    for (const disk of ['Memory', true])
      expect(making({ ...good, disk })).toThrow(
        /^createImEngine: disk is .*; give "memory", or nothing for the disk of the browser$/,
      )
    for (const disk of ['indexeddb', undefined]) expect(making({ ...good, disk })).not.toThrow()
  })

  it('S-API-9 an address of calls that is none', () => {
    for (const rest of ['https://chat.example', 'http://127.0.0.1:4170/im'])
      expect(making(withEndpoints({ rest }))).not.toThrow()
    // Outside a page a path is no address, unless who asks knows better.
    for (const rest of ['', '/im']) {
      expect(making(withEndpoints({ rest }))).toThrow(`createImEngine: endpoints.rest is "${rest}"`)
      expect(making(withEndpoints({ rest }, { ...good.ports, http: new ScriptedHttp() }))).not.toThrow()
    }
    vi.stubGlobal('location', { origin: 'https://chat.example' })
    for (const rest of ['', '/im']) expect(making(withEndpoints({ rest }))).not.toThrow()
    for (const rest of [undefined, 7, 'chat.example', 'https://chat.example/', '/im/', 'ws://chat.example'])
      expect(making(withEndpoints({ rest }))).toThrow('"https://chat.example", or ""')
  })

  it('S-API-9 an address of the socket that is none', () => {
    for (const socket of [undefined, 7]) expect(making(withEndpoints({ socket }))).toThrow('endpoints.socket')
    vi.stubGlobal('WebSocket', class {})
    for (const socket of ['ws://chat.example', 'wss://chat.example/socket'])
      expect(making(withEndpoints({ socket }, {}))).not.toThrow()
    for (const socket of ['', '/socket', 'https://chat.example/socket'])
      expect(making(withEndpoints({ socket }, {}))).toThrow('"wss://chat.example/socket"')
  })

  it('S-API-9 Node without a WebSocket', () => {
    vi.stubGlobal('WebSocket', undefined)
    expect(making({ ...good, ports: {} })).toThrow(
      'createImEngine: ports.sockets is undefined; there is no WebSocket here: give one, e.g. of the package ws',
    )
  })

  it('S-API-9 a disk in memory and a disk of the embedder at once', () => {
    const ports = { ...good.ports, openDisk: () => undefined as never }
    expect(making({ ...good, ports })).toThrow('createImEngine: disk is "memory"')
  })
})
