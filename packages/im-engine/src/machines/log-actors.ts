import { fromCallback } from 'xstate'
import type { LogDoor } from '../log/door.js'
import type { Changes } from '../model/changes.js'
import type { Input } from '../model/input.js'

/** Tells its machine `changed` after every commit that `concerns` it. */
export const commitsActor = fromCallback<
  { readonly type: never },
  { readonly log: LogDoor; readonly concerns: (changes: Changes) => boolean }
>(({ input: { log, concerns }, sendBack }) =>
  log.onCommit((changes) => {
    if (changes.reset || concerns(changes)) sendBack({ type: 'changed' })
  }),
)

/** Submits what its machine found out; the commit that follows is the answer. */
export const clerkActor = fromCallback<
  { readonly type: 'record'; readonly input: Input },
  { readonly log: LogDoor }
>(({ input: { log }, receive }) => {
  receive(({ input }) => void log.submit(input))
})
