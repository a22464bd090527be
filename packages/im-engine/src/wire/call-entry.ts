import type { Call } from './calls.js'
import type { Schema } from './schema.js'

/** A REST call; `answer` is the schema of what comes back, its envelope included. */
export interface CallEntry {
  readonly name: string
  readonly says: string
  readonly call: Call
  readonly answer: Schema
  readonly example: unknown
}

/** What stands for any other in the paths of the catalogue: accounts, a group, a request, who is looked for. */
const EXAMPLES = /\/(im-\d|g-7|q-1|sreymom|%2B\d+)(?=\/|$)/g

const pathOf = ({ path }: Pick<Call, 'path'>): string => path.split('?')[0] ?? ''

/** Whether a call is one of this entry, e.g. `GET /chat/groups/g-9/info` of `GET /chat/groups/g-7/info`. A query is no part of it. */
export function isCallOf({ call }: CallEntry, asked: Pick<Call, 'method' | 'path'>): boolean {
  const pattern = new RegExp(`^${pathOf(call).replace(EXAMPLES, '/[^/]+')}$`)
  return call.method === asked.method && pattern.test(pathOf(asked))
}
