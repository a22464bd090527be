import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callSilently } from '../../../http/main-api'
import { toFields } from '../../../lib/fields'

async function fetchExists(kind: 'name' | 'email', value: string): Promise<boolean> {
  const path = `/users/${kind}/${encodeURIComponent(value)}/exists`
  const answer = await callSilently({ method: 'GET', path })
  return answer.kind === 'ok' && toFields(answer.body).exists === true
}

/**
 * Whether somebody has a name already, asked when its field is left. Without an answer it counts as free: the server
 * judges again. Source: portal specification 5.
 */
export function useTaken(kind: 'name' | 'email', value: string) {
  const [asked, setAsked] = useState('')
  const { data } = useQuery({
    queryKey: ['exists', kind, asked],
    queryFn: () => fetchExists(kind, asked),
    enabled: asked !== '',
    retry: false,
  })
  return { isTaken: data === true && asked === value, ask: () => setAsked(value) }
}
