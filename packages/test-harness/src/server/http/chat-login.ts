/** What every login to the chat asks and answers: by a login of the portal, or by name and password. */
import { APP_KEY } from '@sarika/portal-web/contract/chat'
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { chatOff, wrong } from './answer'
import { setFileCookie } from './file-cookie'

/** Which application asks; a client that is older than its key leaves it out. */
export const AppKeyed = z.looseObject({ appKey: z.string().max(64).optional() })

/** There may be no chat here, or none for this application. */
export function refuseChat({ isChatOn }: Backend, { appKey = APP_KEY }: z.infer<typeof AppKeyed>) {
  if (!isChatOn) return chatOff()
  return appKey === APP_KEY
    ? null
    : wrong('wrong_app_key', 'appKey', 'this is not the key of an application of ours')
}

/** Who somebody is in the chat, a token of it, and the cookie for its files. Source: specification 3. */
export async function chatOf({ tokens }: Backend, account: Account, chatLoginId: string, isHttps: boolean) {
  const { im_id, nickname, avatar, user_type, id: userId } = account
  return {
    user: { im_id, nickname, avatar, user_type, userId },
    ...(await tokens.signIm(im_id, chatLoginId)),
    headers: await setFileCookie(tokens, im_id, chatLoginId, isHttps),
  }
}
