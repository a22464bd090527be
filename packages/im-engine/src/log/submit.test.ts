import { expect, it } from 'vitest'
import type { Notice } from '../model/notice.js'
import { ANN, ANN_KEY, contact, receive, text } from '../model/test-build.js'
import { Medium } from '../testing/memory-disk.js'
import { openOn } from './test-open.js'

it('S-SYNC-4 a crash between the messages and the notices of one page leaves its cursor behind both', async () => {
  const medium = new Medium()
  const { log, disk } = await openOn(medium)
  const named: Notice = { type: 'contact', contact: contact(ANN, { nickname: 'Ann B.' }), at: 1 }
  const page = {
    ...receive({ messages: [text(ANN_KEY, 1)], notices: [named] }),
    source: 'catch-up',
    cursor: { stream: 'person-messages', value: '7' },
  } as const
  disk.crashAfter(disk.writeCount + 1)
  void log.submit(page)
  await new Promise(setImmediate)
  expect(disk.isDead).toBe(true)
  const { log: again } = await openOn(medium)
  expect(again.state().tails.get(ANN_KEY)).toHaveLength(1)
  expect(again.state().cursors.get('person-messages')).toBeUndefined()
  await again.submit(page)
  expect(again.state().tails.get(ANN_KEY)).toHaveLength(1)
  expect(again.state().contacts.get(ANN)?.nickname).toBe('Ann B.')
  expect(again.state().cursors.get('person-messages')).toBe('7')
})
