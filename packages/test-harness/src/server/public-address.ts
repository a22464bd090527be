import { BlockList, isIP } from 'node:net'

// What nobody outside reaches, or what is not one machine: a page or a push service that is asked for there would be a question to our own network.
const CLOSED = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Of providers, and the metadata of one cloud.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and the metadata of most clouds.
  ['169.254.0.0', 16],
  // The inner address of one cloud, which stands among public ones.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  // Tunnels carry an IPv4 address in theirs.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv6')

/** All that is given out to the world: local, mapped and translated addresses stand elsewhere. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the open internet, e.g. true of `1.1.1.1`, false of `127.0.0.1` and `::ffff:10.0.0.1`. Source: S-PREV-6, S-BELL-10. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !CLOSED.check(address, 'ipv4')
    case 6:
      return GLOBAL.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6')
    default:
      return false
  }
}
