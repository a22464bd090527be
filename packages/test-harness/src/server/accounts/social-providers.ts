/** Who vouches for a person: a port, with a stand-in (`stand-in.ts`) and one for real (`oauth-provider.ts`). */

/** Of the portal's buttons (specification 1). */
export const SOCIAL_PROVIDERS = ['wechat', 'google', 'facebook', 'linkedin'] as const
/** The payment app hands its own token to the page it opens (specification 7). */
export const PROVIDERS = [...SOCIAL_PROVIDERS, 'longpay'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export interface Identity {
  /** the provider's id of a person, which is never given to another one */
  subject: string
  /** as the person is called there; "" when it does not say */
  name: string
}

export interface SocialProvider {
  /** where a browser goes to be asked, without redirect address and state; undefined: nowhere */
  authorizeUrl: string | undefined
  isStandIn: boolean
  /** Null: a code that is wrong, old, used or for another address, and a provider that does not answer. */
  exchange(code: string, redirectUri: string): Promise<Identity | null>
  /** Null: a token that is wrong, old or made for somebody else than us. */
  identify(accessToken: string): Promise<Identity | null>
}

export type SocialProviders = Readonly<Record<ProviderName, SocialProvider>>
