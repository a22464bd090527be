/** What managers say to everybody (chat/service-notifications.ts). */
import type { Generated, Selectable } from 'kysely'
import type { Flag } from './flag'

/** One row, however many read it. */
interface ServiceNotificationsTable {
  id: Generated<number>
  sender_id: string
  client_id: string
  broadcast_id: string
  content: string
  /** links that are not allowed were taken out */
  is_changed: Flag
  sent_at: number
}

/** The newest that an account has among its notices; without a row, none. */
interface ServiceToldTable {
  account_id: string
  up_to: number
}

export type ServiceNotificationRow = Selectable<ServiceNotificationsTable>

export interface ServiceNotificationTables {
  service_notifications: ServiceNotificationsTable
  service_told: ServiceToldTable
}
