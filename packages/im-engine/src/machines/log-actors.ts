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

/**
 * Submits what its machine found out; the commit that follows is the answer. What the disk did not take is submitted again
 * after the next commit: by then it works again.
 */
export const clerkActor = fromCallback<
  { readonly type: 'record'; readonly input: Input },
  { readonly log: LogDoor }
>(({ input: { log }, receive }) => {
  let refused: Input[] = []
  const submit = async (input: Input): Promise<void> => {
    const outcome = await log.submit(input)
    if (!outcome.ok && outcome.refusal.kind === 'storage') refused.push(input)
  }
  receive(({ input }) => void submit(input))
  return log.onCommit(() => {
    const again = refused
    refused = []
    for (const input of again) void submit(input)
  })
})
