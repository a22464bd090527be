import { isIP } from 'node:net'
import { BadInput } from '../bad-input'

export const PROXY_FLAG = {
  type: 'string',
  value: 'ADDRESS[,..]',
  help: 'proxies in front, addresses or networks: whom their X-Forwarded-For names is the one who calls (none)',
} as const

/** `127.0.0.1`, `10.0.0.0/8`; no network of all there are, or everybody could name an address. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/%]*)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits ?? 1) <= (version === 4 ? 32 : 128)
}

/** What `--proxy` names; without it nobody. */
export function readProxies(value: string | undefined): string[] {
  if (value === undefined) return []
  const proxies = value.split(',').map((one) => one.trim())
  const wrong = proxies.find((one) => !isNetwork(one))
  if (wrong === undefined) return proxies
  throw new BadInput(
    `--proxy ${JSON.stringify(wrong)}: no address and no network. Give those of your proxies, like 127.0.0.1 or ::1,10.0.0.0/8.`,
  )
}
