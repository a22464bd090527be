import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { walletRoutes } from '../http/routes-wallet'
import { REFUSAL_WORDS } from '../wallet/refusals'

const page = readFileSync('docs/wallet-api.md', 'utf8')

test('S-WAL-31 docs/wallet-api.md has every call of the wallet, which of them need a key, and every code', () => {
  const told = [...page.matchAll(/^\| `((?:GET|POST|PUT|DELETE) \S+)`( \*)? \|/gm)]
  const calls = walletRoutes.map(({ method, path, takesOnceKey }) => [
    `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    takesOnceKey,
  ])
  expect(told.map(([, call, star]) => [call, star !== undefined])).toEqual(calls)
  const codes = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, code]) => code)
  expect(codes.toSorted()).toEqual([...Object.keys(REFUSAL_WORDS), 'chat_off', 'invalid'].toSorted())
})

test('S-WAL-31 its bodies are what the calls take', () => {
  const bodies = [...page.matchAll(/^\| `(\S+ \S+)`(?: \*)? \| `(\{"[^`]+)`/gm)]
  expect(bodies).toHaveLength(5)
  for (const [, call, body = ''] of bodies) {
    const route = walletRoutes.find(
      ({ method, path }) => call === `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(route?.body?.safeParse(JSON.parse(body)), call).toMatchObject({ success: true })
  }
})
