import { useQuery } from '@tanstack/react-query'
import { callMain } from '../../../http/main-api'
import { textAt } from '../../../lib/fields'
import type { Session } from '../../../lib/session'

/** Who is logged in, as the server tells. */
export interface Me {
  /** e.g. "Sokha Chan"; the login name when there is no other. */
  readonly name: string
}

async function fetchMe(): Promise<Me> {
  const answer = await callMain({ method: 'GET', path: '/users/me' })
  if (answer.kind !== 'ok') throw new Error(`/users/me: ${answer.kind}`)
  return { name: textAt(answer.body, 'name') || textAt(answer.body, 'userName') }
}

/** What the login brought at first, then what the server tells. */
export const useMe = ({ userId, name }: Session): Me =>
  useQuery({ queryKey: ['me', userId], queryFn: fetchMe, placeholderData: { name } }).data ?? { name }
