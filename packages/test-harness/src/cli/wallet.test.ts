import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readWallet } from './wallet'

test('S-WAL-17 there is a wallet only where the deployment says demo, by the flag or its environment', () => {
  expect(readWallet(undefined, {})).toBeNull()
  expect(readWallet('off', { SARIKA_WALLET: 'demo' })).toBeNull()
  expect(readWallet(undefined, { SARIKA_WALLET: 'demo' })).toEqual({ feeBasisPoints: 0 })
  expect(readWallet('demo', { SARIKA_WALLET_FEE: '50' })).toEqual({ feeBasisPoints: 50 })
  expect(() => readWallet('on', {})).toThrow(BadInput)
  for (const fee of ['-1', '1.5', '10001', '٥', 'NaN'])
    expect(() => readWallet('demo', { SARIKA_WALLET_FEE: fee })).toThrow(/SARIKA_WALLET_FEE/)
})
