import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

test.each([
  ...['127.0.0.1', '127.255.255.255', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  // Metadata of clouds, link-local, shared, test and group addresses.
  ...['169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', '169.254.0.1', '100.64.0.1'],
  ...['198.18.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...[
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
  ],
  ...['', 'localhost', '127.1', '0x7f000001', '1.1.1.1 ', '1.1.1.1/8'],
])('S-PREV-6 S-BELL-10 %j is no address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  'S-PREV-6 S-BELL-10 %s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
