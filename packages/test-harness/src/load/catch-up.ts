import { Agent, request } from 'node:http'
import type { Member } from './crowd'

/** The four calls of a sync round, in the engine's order. */
const CALLS = [
  '/chat/im/user/getNotice',
  '/chat/im/groups/getOfflineNotice',
  '/chat/im/user/getMsg',
  '/chat/im/groups/getGroupMsgOffline',
]
/** Calls at once from one process: a proxy in front of a server keeps about as many connections. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A call without an answer has failed, ms. Source: the engine's timing. */
const REQUEST_MS = 15_000

interface Item {
  readonly msg_id?: string
}

function call(url: string, path: string, token: string): Promise<readonly Item[]> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asked = request(`${url}${path}`, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { data } = JSON.parse(Buffer.concat(parts).toString())
        resolve(Array.isArray(data) ? data : [])
      })
    })
    asked.on('error', reject)
    asked.setTimeout(REQUEST_MS, () => asked.destroy(new Error('no answer')))
    asked.end('{"cursor":"","size":500}')
  })
}

/** What somebody missed: the ids of the messages of all four calls, in their order. */
export async function catchUp(url: string, { token }: Member): Promise<readonly string[]> {
  const ids: string[] = []
  for (const path of CALLS)
    for (const { msg_id } of await call(url, path, token)) if (msg_id !== undefined) ids.push(msg_id)
  return ids
}
