/** Agents of the online service, as tests need them. */

import { SERVICE } from '../seed/people'
import { newClientId, request, tryLogin } from './client'

/** Calls of one of the demo's agents; `talks` are as their desk lists them. */
export async function agentOf(url: string, name: 'agent' | 'agent-2' = 'agent') {
  const { body } = await tryLogin(url, name, 'Sarika2026')
  const token: string = body.access_token
  const call = (method: string, path: string, sent?: unknown, onceKey = newClientId()) =>
    request(url, method, `/api/v1.0.0${path}`, { token, body: sent, headers: { 'idempotency-key': onceKey } })
  const at = (imId: string, deed: string, sent: unknown = {}, onceKey?: string) =>
    call('POST', `/service/talks/${imId}/${deed}`, sent, onceKey)
  return {
    token,
    call,
    talks: async () => (await call('GET', '/service/talks')).body.talks,
    talk: async (imId: string) => (await call('GET', `/service/talks/${imId}`)).body,
    /** `file`: its id, or `ID/thumb` */
    file: (imId: string, file: string) =>
      fetch(`${url}/api/v1.0.0/service/talks/${imId}/files/${file}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    take: (imId: string) => at(imId, 'take'),
    say: (imId: string, text: string, onceKey?: string) => at(imId, 'messages', { text }, onceKey),
    handOver: (imId: string, agentId: string) => at(imId, 'hand-over', { agentId }),
    close: (imId: string) => at(imId, 'close'),
  }
}

export const SERVICE_ID = SERVICE.imId
