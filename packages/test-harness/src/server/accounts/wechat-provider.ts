/**
 * WeChat's own OAuth 2: a client is an `appid`, calls are GETs with all in the query, refusals have status 200, and a token
 * comes with the person whose it is. Source: WeChat Open Platform, login of a website.
 */
import { z } from 'zod'
import { ask, type OauthSettings, Subject, withQuery } from './oauth-provider'
import type { SocialProvider } from './social-providers'

const TokenAnswer = z.object({ access_token: z.string().min(1), openid: Subject })
const Userinfo = z
  .object({ openid: Subject, nickname: z.string().catch('') })
  .transform(({ openid, nickname }) => ({ subject: openid, name: nickname }))

/** WeChat as it is configured. */
export function wechatProvider(settings: OauthSettings): SocialProvider {
  const { clientId: appid, clientSecret: secret, authorizeUrl, tokenUrl, userinfoUrl } = settings
  return {
    authorizeUrl:
      authorizeUrl && withQuery(authorizeUrl, { appid, response_type: 'code', scope: 'snsapi_login' }),
    isStandIn: false,
    async exchange(code) {
      if (tokenUrl === undefined) return null
      const asked = withQuery(tokenUrl, { appid, secret, code, grant_type: 'authorization_code' })
      const { data } = TokenAnswer.safeParse(await ask(asked))
      if (data === undefined) return null
      const { access_token, openid } = data
      const person = Userinfo.safeParse(await ask(withQuery(userinfoUrl, { access_token, openid }))).data
      return person?.subject === openid ? person : null
    },
    // WeChat tells nobody for which site a token was made.
    identify: async () => null,
  }
}
