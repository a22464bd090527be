import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
const GROUPS = 8

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * What limits count as one caller: an IPv4 address, or of an IPv6 one the network that a line or a machine is given as a
 * whole (`2001:db8:0:1::/64`): whoever has one of its addresses has them all.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  // As a host of an address it is written in the one short way, without dots.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const between = Array<string>(GROUPS - first.length - last.length).fill('0')
  return `${[...first, ...between, ...last].slice(0, GROUPS / 2).join(':')}::/64`
}
