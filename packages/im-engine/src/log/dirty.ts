import type { Changes } from '../model/changes.js'
import type { ConversationKey } from '../model/ids.js'

/** What changed since the last seal, so that a seal writes no more than that. */
export class Dirty {
  readonly rows = new Set<ConversationKey>()
  outbox = false
  contacts = false
  groups = false
  applications = false

  note(changes: Changes): void {
    for (const key of changes.conversations) this.rows.add(key)
    this.outbox ||= changes.outbox
    this.contacts ||= changes.contacts
    this.groups ||= changes.groups
    this.applications ||= changes.applications
  }

  clear(): void {
    this.rows.clear()
    this.outbox = false
    this.contacts = false
    this.groups = false
    this.applications = false
  }
}
