import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { LogDoor, Outcome } from '../log/door.js'
import type { Input } from '../model/input.js'
import { drain } from '../testing/hand-clock.js'
import { clerkActor } from './log-actors.js'
import { KEY } from './test-backend.js'

const FULL: Outcome = {
  ok: false,
  refusal: { kind: 'storage', error: { kind: 'storage-full', origin: 'storage', message: 'full' } },
}
const BLOCKED: Outcome = { ok: false, refusal: { kind: 'not-group' } }

it('S-OUT-9 what the disk did not take is submitted again after the next commit, what was refused is not', async () => {
  const submitted: string[] = []
  const answers: Outcome[] = [FULL, BLOCKED, { ok: true, position: 1 }]
  let commit = (): void => {}
  const log: Partial<LogDoor> = {
    submit: async ({ type }) => {
      submitted.push(type)
      return answers.shift() ?? { ok: true, position: 2 }
    },
    onCommit: (listener) => {
      commit = () => listener({} as never)
      return () => {}
    },
  }
  const clerk = createActor(clerkActor, { input: { log: log as LogDoor } })
  clerk.start()
  const record = (input: Input) => clerk.send({ type: 'record', input } as never)
  record({ type: 'receipts-parked', key: KEY })
  record({ type: 'mark-read', key: KEY })
  await drain()
  for (let times = 0; times < 3; times++) {
    commit()
    await drain()
  }
  expect(submitted).toEqual(['receipts-parked', 'mark-read', 'receipts-parked'])
})
