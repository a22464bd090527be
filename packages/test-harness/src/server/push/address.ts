// Where a push may go. Whoever calls us names the address, so it is judged twice: by its text when it is kept, and by what its
// host resolves to at the moment of connecting. The address that was judged is the one that is connected to.

import { type LookupAddress, lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../public-address'
import type { PushSettings } from './settings'

const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))

/** What is wrong with an endpoint, or null. The port of https is written or left out. */
export function judgeEndpoint(endpoint: string, { hosts, standIn }: PushSettings): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url === null) return 'no address'
  if (url.username !== '' || url.password !== '') return 'an address with a name or a password'
  if (url.origin === standIn) return null
  if (url.protocol !== 'https:') return 'not https'
  if (url.port !== '') return 'another port than 443'
  return isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0 && isListed(url.hostname, hosts)
    ? null
    : 'no push service that this server knows'
}

/** Resolves a host for a connection, and refuses it where any of its addresses is not public. */
export const lookUpPublic: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const first = found?.[0]
    if (error) return done(error, [])
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${host} has an address that is not public`), [])
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
