import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDeviceCheck } from './device-check.machine'
import type { Opened, Wanted } from './open-devices'

/** A browser that answers what the test says, when it says so. */
function browser() {
  const asked: { wanted: Wanted; answer: (opened: Opened) => void }[] = []
  const stopped: string[] = []
  const stream = (name: string) =>
    ({ getTracks: () => [{ stop: () => stopped.push(name) }] }) as unknown as MediaStream
  const actor = createActor(
    createDeviceCheck(
      (wanted) =>
        new Promise((resolve) => {
          asked.push({ wanted, answer: resolve })
        }),
    ),
    { input: { microphone: '', camera: '', hasCamera: true } },
  ).start()
  return { asked, stopped, stream, actor }
}

const there = (stream: MediaStream): Opened => ({ stream, noMicrophone: null, noCamera: null })

it('S-CALL-82 opens what is chosen, and stops what was open before', async () => {
  const { asked, stopped, stream, actor } = browser()
  expect(actor.getSnapshot().value).toBe('opening')
  asked[0]?.answer(there(stream('first')))
  await expect.poll(() => actor.getSnapshot().value).toBe('ready')
  actor.send({ type: 'choose', wanted: { microphone: 'other' } })
  expect(stopped).toEqual(['first'])
  expect(asked[1]?.wanted).toEqual({ microphone: 'other', camera: '', hasCamera: true })
  asked[1]?.answer(there(stream('second')))
  await expect.poll(() => actor.getSnapshot().value).toBe('ready')
  actor.stop()
  expect(stopped).toEqual(['first', 'second'])
})

it('S-CALL-83 says why there is no sound, and asks again by a press', async () => {
  const { asked, stream, actor } = browser()
  asked[0]?.answer({ stream: null, noMicrophone: 'not-permitted', noCamera: 'no-device' })
  await expect.poll(() => actor.getSnapshot().value).toBe('refused')
  expect(actor.getSnapshot().context.opened.noMicrophone).toBe('not-permitted')
  actor.send({ type: 'retry' })
  expect(actor.getSnapshot().value).toBe('opening')
  asked[1]?.answer(there(stream('one')))
  await expect.poll(() => actor.getSnapshot().value).toBe('ready')
})

it('S-CALL-82 stops what comes after somebody chose otherwise, or closed the check', async () => {
  const { asked, stopped, stream, actor } = browser()
  actor.send({ type: 'choose', wanted: { hasCamera: false } })
  asked[0]?.answer(there(stream('late')))
  await expect.poll(() => stopped).toEqual(['late'])
  actor.stop()
  asked[1]?.answer(there(stream('too late')))
  await expect.poll(() => stopped).toEqual(['late', 'too late'])
})
