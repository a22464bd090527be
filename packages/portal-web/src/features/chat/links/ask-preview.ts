import { type LinkPreview, readLinkPreview } from '@sarika/im-engine/kinds'
import { type Answer, call } from '../../../http/call'
import { toFields } from '../../../lib/fields'
import { getSession } from '../../../lib/session'

/** Who wants none, or whose server has none: it is not asked again. */
let offFor = ''

const ask = (
  method: 'GET' | 'POST',
  path: string,
  json?: Record<string, string | number>,
): Promise<Answer> => {
  const bearer = getSession()?.chat.token ?? ''
  return call({
    method,
    url: `/chat/${path}`,
    bearer,
    language: 'en',
    ...(json === undefined ? {} : { json }),
  })
}

/** What a link leads to; null: nothing can be told of it. Throws where the server could not be asked. */
export async function askPreview(url: string): Promise<LinkPreview | null> {
  const me = getSession()?.imId ?? ''
  if (me === '' || offFor === me) return null
  const answer = await ask('POST', 'link-preview', { url })
  if (answer.kind !== 'ok') throw new Error('not asked')
  const data = toFields(toFields(answer.body).data)
  if (data.isOff === true) offFor = me
  return readLinkPreview(data.preview) ?? null
}

const SETTING = 'link_previews'
const settingsPath = () => `users/${encodeURIComponent(getSession()?.imId ?? '')}/privacy_settings`

const settingIn = (answer: Answer): boolean | null => {
  if (answer.kind !== 'ok') return null
  const value = toFields(toFields(toFields(answer.body).data).settings)[SETTING]
  return value === 0 || value === 1 ? value === 1 : null
}

/** Whether the person wants previews; null: the server did not say. */
export const readSetting = async (): Promise<boolean | null> => settingIn(await ask('GET', settingsPath()))

/** What is set now; null: it was not kept. */
export async function keepSetting(isWanted: boolean): Promise<boolean | null> {
  const kept = settingIn(await ask('POST', settingsPath(), { key: SETTING, value: isWanted ? 1 : 0 }))
  if (kept !== null) offFor = ''
  return kept
}
