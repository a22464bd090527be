import { BadInput } from '../bad-input'
import type { CallSettings } from '../server/calls/settings'

export const TURN_FLAG = {
  type: 'string',
  value: 'URLS',
  help: 'relays of calls, parted by commas, e.g. turn:turn.example:3478,turns:turn.example; the secret that they share with this server stands in SARIKA_TURN_SECRET (none: devices that do not find each other are not connected, and people who are no contacts never are)',
} as const

export const TURN_SECRET_FLAG = {
  type: 'string',
  value: 'SECRET',
  help: 'that secret, on a machine that nobody else uses: whoever lists its processes reads it',
} as const

const RELAY = /^turns?:(\[[\da-f:.]+\]|[a-z\d][a-z\d.-]*)(:\d{1,5})?(\?transport=(udp|tcp))?$/i
const HEX = /^[\da-f]{32}$/i
const MIN_SECRET = 16

function readTurn(given: string, secret: string): CallSettings['turn'] {
  const urls = given.split(',').flatMap((url) => url.trim() || [])
  if (urls.length === 0) {
    if (secret !== '') throw new BadInput('--turn: there is a secret of relays, so name them, too.')
    return null
  }
  const wrong = urls.find((url) => !RELAY.test(url))
  if (wrong !== undefined)
    throw new BadInput(`--turn: ${wrong} is no address of a relay, like turn:turn.example:3478.`)
  if (secret.length < MIN_SECRET)
    throw new BadInput(
      `SARIKA_TURN_SECRET: --turn needs the secret of the relays, of ${MIN_SECRET} letters or more.`,
    )
  return { urls, secret }
}

/** What the deployment has for calls, by flags and the environment. Throws `BadInput`. */
export function readCallSettings(
  flags: { turn?: string | undefined; secret?: string | undefined },
  {
    SARIKA_TURN_SECRET: secret = '',
    SARIKA_AGORA_APP_ID: appId = '',
    SARIKA_AGORA_CERTIFICATE: certificate = '',
  }: NodeJS.ProcessEnv,
): CallSettings {
  const turn = readTurn(flags.turn ?? '', flags.secret ?? secret)
  if (appId === '' && certificate === '') return { turn, agora: null }
  if (!HEX.test(appId) || !HEX.test(certificate))
    throw new BadInput(
      'SARIKA_AGORA_APP_ID and SARIKA_AGORA_CERTIFICATE: give both, of 32 hex digits each, or none.',
    )
  return { turn, agora: { appId, certificate } }
}
