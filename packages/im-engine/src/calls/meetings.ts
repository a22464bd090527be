import type { CallNotice, Meeting } from '../model/call.js'
import type { GroupId } from '../model/ids.js'
import type { Store } from '../views/view.js'

/** Meetings that run, as notices tell: one a group, and none where nobody is in it. Source: S-CALL-8. */
export class Meetings {
  readonly #toldAt = new Map<GroupId, number>()

  constructor(private readonly shown: Store<ReadonlyMap<GroupId, Meeting>>) {}

  /** An older notice says nothing of now. */
  note({ meeting, at }: CallNotice): void {
    if (meeting === null || at < (this.#toldAt.get(meeting.groupId) ?? 0)) return
    this.#toldAt.set(meeting.groupId, at)
    this.set(meeting)
  }

  set(meeting: Meeting): void {
    const known = this.shown.getSnapshot().get(meeting.groupId)
    const isGone = meeting.members.length === 0
    // The end of one that another has followed.
    if (isGone && known?.channel !== meeting.channel) return
    if (JSON.stringify(known) === JSON.stringify(meeting)) return
    const next = new Map(this.shown.getSnapshot())
    if (isGone) next.delete(meeting.groupId)
    else next.set(meeting.groupId, meeting)
    this.shown.set(next)
  }
}
