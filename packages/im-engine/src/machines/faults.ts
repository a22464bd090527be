import type { AnyActorRef, EventObject } from 'xstate'

/** Told of an event that a machine does not expect in its state; tests fail on it. e.g. ("outbox", "ack", "offline") */
export type OnFault = (machine: string, event: string, state: string) => void

interface Unexpected {
  readonly event: EventObject
  readonly self: AnyActorRef
  readonly context: { readonly deps: { readonly onFault: OnFault } }
}

/**
 * The root's `'*'`: reports what no state handles. `xstate.*` stays unmatched: a bare `'*'` would swallow a child's error and
 * leave the machine hanging; unmatched, XState ends the machine with it and its observer hears. Source: S-MACH-1.
 */
export const unexpected = {
  guard: ({ event }: { readonly event: EventObject }): boolean => !event.type.startsWith('xstate.'),
  actions: ({ context, event, self }: Unexpected): void => {
    context.deps.onFault(self.id, event.type, JSON.stringify(self.getSnapshot().value))
  },
}
