import { useQuery } from '@tanstack/react-query'
import { callMain } from '../../../http/main-api'
import { numberAt, textAt, toFields } from '../../../lib/fields'
import type { Session } from '../../../lib/session'

/** Who is logged in, as the server tells. */
export interface Me {
  /** e.g. "Sokha Chan"; the login name when there is no other. */
  readonly name: string
  /** Where the picture is, e.g. "/api/v1.0.0/users/avatars/x.png"; "" = the default one. */
  readonly avatar: string
  /** sexId 2; 0 and 1 are male. Source: portal specification 3. */
  readonly isFemale: boolean
}

async function fetchMe(): Promise<Me> {
  const answer = await callMain({ method: 'GET', path: '/users/me' })
  if (answer.kind !== 'ok') throw new Error(`/users/me: ${answer.kind}`)
  return {
    name: textAt(answer.body, 'name') || textAt(answer.body, 'userName'),
    avatar: textAt(answer.body, 'avatar'),
    isFemale: numberAt(toFields(answer.body).sexId, 'value') === 2,
  }
}

/** undefined until the server has told. */
export const useMe = ({ userId }: Session) => useQuery({ queryKey: ['me', userId], queryFn: fetchMe })
