import { z } from 'zod'
import { BadInput } from '../bad-input'
import type { OauthSettings } from '../server/accounts/oauth-provider'
import { PROVIDERS, type ProviderName } from '../server/accounts/social-providers'

/** A secret goes there: over TLS, or not off this machine. */
const Address = z.union([
  z.url({ protocol: /^https$/ }),
  z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ }),
])

const Settings = z
  .object({
    CLIENT_ID: z.string(),
    CLIENT_SECRET: z.string(),
    USERINFO_URL: Address,
    AUTHORIZE_URL: Address.optional(),
    TOKEN_URL: Address.optional(),
    INTROSPECTION_URL: Address.optional(),
  })
  .refine((own) => (own.AUTHORIZE_URL === undefined) === (own.TOKEN_URL === undefined), {
    path: ['TOKEN_URL'],
  })

/** Of one provider, from `SARIKA_GOOGLE_CLIENT_ID` and its likes; undefined when none of them is set. */
function readProvider(name: ProviderName, env: NodeJS.ProcessEnv): OauthSettings | undefined {
  const prefix = `SARIKA_${name.toUpperCase()}_`
  const own = Object.entries(env)
    .filter(([key, value]) => key.startsWith(prefix) && value)
    .map(([key, value]) => [key.slice(prefix.length), value])
  if (own.length === 0) return undefined
  const { data, error } = Settings.safeParse(Object.fromEntries(own))
  if (error)
    throw new BadInput(
      `${prefix}${error.issues[0]?.path.join('')} is missing, or no address over https. Of ${prefix}* CLIENT_ID, CLIENT_SECRET and USERINFO_URL are needed, AUTHORIZE_URL and TOKEN_URL together.`,
    )
  return {
    clientId: data.CLIENT_ID,
    clientSecret: data.CLIENT_SECRET,
    userinfoUrl: data.USERINFO_URL,
    authorizeUrl: data.AUTHORIZE_URL,
    tokenUrl: data.TOKEN_URL,
    introspectionUrl: data.INTROSPECTION_URL,
  }
}

/** The identity providers that the environment names; the others are stood in for. */
export function readProviders(env: NodeJS.ProcessEnv): { [name in ProviderName]?: OauthSettings } {
  const found: { [name in ProviderName]?: OauthSettings } = {}
  for (const name of PROVIDERS) {
    const settings = readProvider(name, env)
    if (settings) found[name] = settings
  }
  return found
}
