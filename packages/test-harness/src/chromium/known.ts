import type { ConversationKey, Health } from '@sarika/im-engine'
import type { Report } from './page-api'

/** What the tabs of an account acknowledged, kept where no kill reaches it. */
export class Known {
  /** By client id. */
  readonly accepted = new Map<string, { readonly key: ConversationKey; readonly text: string }>()
  /** Texts of sends that were refused, with the name of the refusal. */
  readonly refused = new Map<string, string>()
  readonly marks = new Map<ConversationKey, { readonly at: number; readonly id: string }>()
  /** Own messages that were shown as read. */
  readonly ticked = new Set<string>()
  readonly healths: Health[] = []
  readonly faults: string[] = []
  /** Why the browser threw the database away, each time that it did. */
  readonly thrownAway: string[] = []

  /** Only what the server has can still be asked for; answers how much else there was. */
  forgetAllBut(onServer: ReadonlySet<string>): number {
    const lost = [...this.accepted.keys()].filter((clientId) => !onServer.has(clientId))
    for (const clientId of lost) this.accepted.delete(clientId)
    this.marks.clear()
    this.ticked.clear()
    return lost.length
  }

  note(report: Report): void {
    switch (report.type) {
      case 'accepted':
        this.accepted.set(report.clientId, { key: report.key, text: report.text })
        break
      case 'refused':
        this.refused.set(
          report.text,
          report.refusal.kind === 'storage' ? report.refusal.error.kind : report.refusal.kind,
        )
        break
      case 'marked':
        this.marks.set(report.key, report.mark)
        break
      case 'ticked':
        for (const id of report.ids) this.ticked.add(id)
        break
      case 'health':
        this.healths.push(report.health)
        break
      case 'thrown-away':
        this.thrownAway.push(report.reason)
        break
      case 'fault':
        this.faults.push(report.text)
        break
      case 'phase':
        break
    }
  }
}
