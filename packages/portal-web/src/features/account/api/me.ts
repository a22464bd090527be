import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../../http/read'
import { isLanguage, type Language } from '../../../i18n/languages'
import { numberAt, textAt, toFields } from '../../../lib/fields'
import { nameOf } from '../../../lib/person'
import type { Session } from '../../../lib/session'

/** Who is logged in, as the server tells. */
export interface Me {
  /** e.g. "Sokha Chan"; the login name when there is no other. */
  readonly name: string
  /** Where the picture is, e.g. "/api/v1.0.0/users/avatars/5f0c.png"; "" = the default one. */
  readonly avatar: string
  /** sexId 2; 0 and 1 are male. Source: portal specification 3. */
  readonly isFemale: boolean
  /** "" = none. */
  readonly email: string
  /** e.g. "+855 12000001"; "" = none. */
  readonly phone: string
  readonly language: Language
  /** When it is erased, ms since epoch; 0 = nobody deletes it. */
  readonly deletionAt: number
}

/** The area code of who has none. Source: portal specification 3. */
const NO_PHONE = 'nophone'

async function fetchMe(signal: AbortSignal): Promise<Me> {
  const body = await read('/users/me', signal)
  const [regionCode, language] = [textAt(body, 'regionCode'), textAt(body, 'language')]
  return {
    name: nameOf(body),
    avatar: textAt(body, 'avatar'),
    isFemale: numberAt(toFields(body).sexId, 'value') === 2,
    email: textAt(body, 'email'),
    phone: regionCode === NO_PHONE ? '' : `+${regionCode} ${textAt(body, 'mobile')}`,
    language: isLanguage(language) ? language : 'en',
    deletionAt: numberAt(body, 'deletionAt'),
  }
}

/** undefined until the server has told. */
export const useMe = ({ userId }: Session) =>
  useQuery({ queryKey: ['me', userId], queryFn: ({ signal }) => fetchMe(signal) })

/** To be called when something of it was changed. */
export function useMeChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['me'] })
}
