// Logins by those who vouch for a person: social accounts and the payment app.
//
//   a button > the provider's page > /login?code&state > arrival > logged in, back where the login was asked for
//   the payment app                > /login?longpayToken > arrival > asked who they are > logged in
//   an app that has a token already > /login?provider&accessToken > the same

import type { Answer } from '../../../http/call'
import { callOpenly } from '../../../http/main-api'
import { read } from '../../../http/read'
import { listAt, textAt } from '../../../lib/fields'
import { keptInTab } from '../../../lib/kept'
import { enterBy } from './login'

/** Source: portal specification 1. */
const NAMES: Readonly<Record<string, string>> = {
  wechat: 'WeChat',
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

export interface Provider {
  /** e.g. "google" */
  readonly id: string
  readonly name: string
  /** Where a person says yes; the way back and a state are added. */
  readonly authorizeUrl: string
}

export async function fetchProviders(signal: AbortSignal): Promise<readonly Provider[]> {
  return listAt(await read('/users/social/providers', signal), 'providers').map((one) => {
    const id = textAt(one, 'provider')
    return { id, name: NAMES[id] ?? id, authorizeUrl: textAt(one, 'authorizeUrl') }
  })
}

/** What this tab remembers while it is at the provider's. */
interface Asked {
  readonly provider: string
  readonly state: string
  readonly from: unknown
}

const KEY = 'sarika.social'
const redirectUri = () => `${location.origin}/a/login`

/** Leaves for the provider's page. `from`: where the login was asked for. */
export function goToProvider({ id, authorizeUrl }: Provider, from: unknown): void {
  const asked: Asked = { provider: id, state: crypto.randomUUID(), from }
  keptInTab.setItem(KEY, JSON.stringify(asked))
  const url = new URL(authorizeUrl, location.origin)
  url.searchParams.set('redirect_uri', redirectUri())
  url.searchParams.set('state', asked.state)
  location.assign(url)
}

function takeAsked(): Asked | null {
  try {
    // Only this file writes it.
    return JSON.parse(keptInTab.getItem(KEY) ?? 'null') as Asked | null
  } catch {
    return null
  } finally {
    keptInTab.removeItem(KEY)
  }
}

/** Somebody comes back from one who vouches. */
export type Arrival =
  /** `path`: the call that logs them in; `isUnasked`: this tab did not ask for it, so anybody may have made the link */
  | { readonly kind: 'vouched'; readonly path: string; readonly from: unknown; readonly isUnasked: boolean }
  /** they said no, or this tab never asked: who else wants them to be somebody here gets nothing */
  | { readonly kind: 'refused' }

/** An app gives the token that its provider gave it. */
const byToken = (provider: string, accessToken: string): Arrival => ({
  kind: 'vouched',
  path: `/users/social/${provider}/accesstoken/login?${new URLSearchParams({ accessToken })}`,
  from: '/',
  isUnasked: true,
})

/** What the address of the login brings; null = nothing. */
export function takeArrival(search: URLSearchParams): Arrival | null {
  const provider = search.get('provider') ?? ''
  const brought = search.get('accessToken')
  const longpay = search.get('longpayToken')
  if (longpay !== null) return byToken('longpay', longpay)
  if (brought !== null)
    return Object.hasOwn(NAMES, provider) ? byToken(provider, brought) : { kind: 'refused' }
  const state = search.get('state')
  if (state === null) return null
  const [asked, code] = [takeAsked(), search.get('code')]
  if (asked?.state !== state || code === null) return { kind: 'refused' }
  const query = new URLSearchParams({ code, redirectUri: redirectUri() })
  return {
    kind: 'vouched',
    path: `/users/social/${asked.provider}/login?${query}`,
    from: asked.from,
    isUnasked: false,
  }
}

/** `ask`: whether who is vouched for, e.g. "Sokha Chan", is who comes; undefined = there is no doubt. */
export const enterByArrival = async (
  path: string,
  ask: ((name: string) => Promise<boolean>) | undefined,
): Promise<Answer> => enterBy(await callOpenly({ method: 'GET', path }), ask)
