import { KINDS_IN_USE, type NoticeKind } from '../../../contract/notices'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { toFields } from '../../../lib/fields'

export const NOTICE_SETTINGS = '/users/me/notice-settings'

/** Of each kind that there are notices of: whether it is wanted. */
const toSettings = (body: unknown): readonly { readonly kind: NoticeKind; readonly isOn: boolean }[] => {
  const here = toFields(toFields(body).here)
  return KINDS_IN_USE.map((kind) => ({ kind, isOn: here[kind] !== false }))
}

export const useNoticeSettings = () => useOwn(NOTICE_SETTINGS, toSettings)

/** The answer is all of them. */
export const switchKind = (kind: NoticeKind, isOn: boolean): Promise<Answer> =>
  callMain({ method: 'PUT', path: NOTICE_SETTINGS, json: { here: { [kind]: isOn } } })
