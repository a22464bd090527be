/** The online service, in a copy of one's data and in a deletion. Its messages are messages. */
import type { Tables } from '../db/tables'
import type { ServiceTables } from '../db/tables-service'
import { type Entry, own, rowsOf } from './entry'

export const SERVICE_DATA = {
  service_talks: own('service_talks', 'im_id', 'im_id'),
  service_agents: own('service_agents'),
  service_answers: {
    give: rowsOf('service_answers', 'agent_id', 'id'),
    fate: 'nameless',
    why: 'that somebody answered stays, without who it was',
    erase: (trx, { id }) =>
      trx.updateTable('service_answers').set({ agent_id: '' }).where('agent_id', '=', id).execute(),
  },
} as const satisfies { [T in keyof ServiceTables & keyof Tables]: Entry }
