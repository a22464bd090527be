// The life of a group: open --muted--> muted --unmuted--> open, and from both dissolved, for good.
// Pure: never started, see contact.machine.ts. Absent: how it ends for one member (membership.machine.ts).

import { setup } from 'xstate'

export type GroupEvent =
  | { readonly type: 'muted' }
  | { readonly type: 'unmuted' }
  | { readonly type: 'disbanded' }

export const groupMachine = setup({ types: {} as { events: GroupEvent } }).createMachine({
  id: 'group',
  initial: 'open',
  states: {
    open: { on: { muted: 'muted', disbanded: 'dissolved' } },
    muted: { on: { unmuted: 'open', disbanded: 'dissolved' } },
    dissolved: { type: 'final' },
  },
})
