// The life of a member of a group. Whoever is let in again is a plain member who may speak: what they were is over.
//
//   member  out --joined--> in --quit--> left, --removed--> removed, and from both --joined--> in
//   role    member, admin, manager, owner           voice  free, muted
//
// Pure: never started, see contact.machine.ts. Absent: an invited member, for who is invited is in at once; and why somebody may
// not speak, which permission.ts says.

import { setup } from 'xstate'
import type { Role } from '../model/people.js'

export type MembershipEvent =
  | { readonly type: 'joined' }
  | { readonly type: 'quit' }
  | { readonly type: 'removed' }
  | { readonly type: 'became'; readonly role: Role }
  | { readonly type: 'muted' }
  | { readonly type: 'unmuted' }

const INTO = { joined: 'in' } as const
/** Whoever is told to be gone was in it until then, told or not. */
const GONE = { quit: 'left', removed: 'removed' } as const
const OVER = { quit: '.member', removed: '.member' } as const
const roleIs = (role: Role) => ({ guard: { type: 'isRole' as const, params: { role } }, target: `.${role}` })

export const membershipMachine = setup({
  types: {} as { events: MembershipEvent },
  guards: {
    isRole: ({ event }, { role }: { role: Role }) => event.type === 'became' && event.role === role,
  },
}).createMachine({
  id: 'membership',
  type: 'parallel',
  states: {
    member: {
      initial: 'out',
      states: {
        out: { on: { ...INTO, ...GONE } },
        in: { on: GONE },
        left: { on: { ...INTO, ...GONE } },
        removed: { on: { ...INTO, ...GONE } },
      },
    },
    role: {
      initial: 'member',
      on: {
        ...OVER,
        became: [roleIs('member'), roleIs('admin'), roleIs('manager'), roleIs('owner')],
      },
      states: { member: {}, admin: {}, manager: {}, owner: {} },
    },
    voice: {
      initial: 'free',
      states: {
        free: { on: { muted: 'muted' } },
        muted: { on: { unmuted: 'free', quit: 'free', removed: 'free' } },
      },
    },
  },
})
