import { expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import { ANN_KEY, ME, own, text, waiting } from '../model/test-build.js'
import { Shower } from './shown.js'

it('S-REFUSE-12 a message that no server keeps says so, on its way and when it is here', () => {
  const shower = new Shower()
  const content = { kind: 'text', text: 'hello', notSaved: true } as const
  expect(shower.pending(waiting('c1', ANN_KEY, { content }), ME)).toMatchObject({ notSaved: true })
  expect(shower.sent(own(ANN_KEY, 1, { notSaved: true }))).toMatchObject({ notSaved: true })
  expect(shower.sent(text(ANN_KEY, 2))).not.toHaveProperty('notSaved')
  expect(shower.pending(waiting('c2', ANN_KEY), ME)).not.toHaveProperty('notSaved')
})

it('S-API-20 an own message tells who of its receivers has got and read it, and when', () => {
  const shower = new Shower()
  const readers = [{ by: toImId('ann'), deliveredAt: 5, readAt: 7 }]
  expect(shower.sent(own(ANN_KEY, 1, { readers })).readers).toEqual(readers)
  expect(shower.sent(own(ANN_KEY, 2))).not.toHaveProperty('readers')
})
