// The life of a contact, as its owner's account sees it: three things at once that do not touch each other.
//
//   friendship  stranger --asked--> asked | wasAsked --agreed--> friend --deleted--> deleted --asked--> ..
//                                     \--refused, cancelled--> what they were before
//   block       none, mine, theirs, both            shown  shown, hidden
//
// Pure: never started. `lifecycle.ts` makes a snapshot of the dated timelines, which stay what is stored, because notices come
// in any order; `snapshot.can(event)` says what makes sense now, `transition()` what holds afterwards.
//
// Absent: the judgement of received messages, which reads the timelines themselves.

import { assign, setup } from 'xstate'

/** Whose deed it is, seen by the owner of the account. */
export type Side = 'mine' | 'theirs'

export type ContactEvent =
  | { readonly type: 'asked'; readonly by: Side }
  | { readonly type: 'agreed' }
  /** The owner said no to their request. */
  | { readonly type: 'refused' }
  /** The owner took the own request back. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'deleted' }
  | { readonly type: 'blocked'; readonly by: Side }
  | { readonly type: 'unblocked'; readonly by: Side }
  | { readonly type: 'hid' }
  | { readonly type: 'showed' }

/** Where a request leads back to that comes to nothing. */
const BACK = [{ guard: 'wasFriend' as const, target: 'deleted' }, { target: 'stranger' }]
const ASKED = [{ guard: 'isMine' as const, target: 'asked' }, { target: 'wasAsked' }]

export const contactMachine = setup({
  types: {} as { context: { readonly wasFriend: boolean }; events: ContactEvent },
  guards: {
    isMine: ({ event }) => 'by' in event && event.by === 'mine',
    isTheirs: ({ event }) => 'by' in event && event.by === 'theirs',
    wasFriend: ({ context }) => context.wasFriend,
  },
}).createMachine({
  id: 'contact',
  context: { wasFriend: false },
  type: 'parallel',
  states: {
    friendship: {
      initial: 'stranger',
      states: {
        stranger: { on: { asked: ASKED, agreed: 'friend' } },
        asked: { on: { asked: ASKED, agreed: 'friend', cancelled: BACK, deleted: BACK } },
        wasAsked: { on: { asked: ASKED, agreed: 'friend', refused: BACK, deleted: BACK } },
        friend: { entry: assign({ wasFriend: true }), on: { deleted: 'deleted' } },
        deleted: { on: { asked: ASKED, agreed: 'friend' } },
      },
    },
    block: {
      initial: 'none',
      states: {
        none: { on: { blocked: [{ guard: 'isMine', target: 'mine' }, { target: 'theirs' }] } },
        mine: {
          on: {
            blocked: { guard: 'isTheirs', target: 'both' },
            unblocked: { guard: 'isMine', target: 'none' },
          },
        },
        theirs: {
          on: {
            blocked: { guard: 'isMine', target: 'both' },
            unblocked: { guard: 'isTheirs', target: 'none' },
          },
        },
        both: { on: { unblocked: [{ guard: 'isMine', target: 'theirs' }, { target: 'mine' }] } },
      },
    },
    shown: {
      initial: 'shown',
      states: { shown: { on: { hid: 'hidden' } }, hidden: { on: { showed: 'shown' } } },
    },
  },
})
