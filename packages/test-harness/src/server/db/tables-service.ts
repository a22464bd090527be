/** The online service (service/service.ts): conversations that wait or are answered, who is there, who answered. */
import type { Flag } from './flag'

interface ServiceTalksTable {
  /** im id of who writes to the service */
  im_id: string
  /** 0: closed; the next message opens it again */
  is_open: Flag
  /** since when its person waits for an answer; null: the last word was an agent's */
  waiting_since: number | null
  /** account id of who has taken it; null: nobody has */
  agent_id: string | null
  taken_at: number | null
  /** what its person was told while they wait: nothing, their place in line, that nobody is there */
  told: '' | 'line' | 'nobody'
}

interface ServiceAgentsTable {
  account_id: string
  /** when their desk last asked */
  seen_at: number
}

interface ServiceAnswersTable {
  /** a message that the service's account sent */
  message_id: number
  /** account id of who wrote it; "": their account was deleted */
  agent_id: string
}

export interface ServiceTables {
  service_talks: ServiceTalksTable
  service_agents: ServiceAgentsTable
  service_answers: ServiceAnswersTable
}
