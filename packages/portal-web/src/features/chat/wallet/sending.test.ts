import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type Kept, type Order, type Outcome, sendingOf } from './sending'

interface Fields {
  readonly amount: string
}

let made = 0
const machine = sendingOf<Fields>(() => `key-${++made}`)

function run(answers: readonly Outcome[], kept: Partial<Kept<Fields>> = {}) {
  const orders: Order<Fields>[] = []
  const send = fromPromise<Outcome, Order<Fields>>(async ({ input }) => {
    orders.push(input)
    const answer = answers[orders.length - 1]
    if (answer === undefined) throw new Error('Nobody answers')
    return answer
  })
  const input = { fields: { amount: '5.00' }, onceKey: 'first', isTried: false, ...kept }
  return { orders, actor: createActor(machine.provide({ actors: { send } }), { input }).start() }
}

const SENT: Outcome = { kind: 'sent' }
const WRONG_PIN: Outcome = { kind: 'refused', why: 'Wrong PIN', isOfPin: true }
const TOO_LITTLE: Outcome = { kind: 'refused', why: 'Not enough', isOfPin: false }

test('S-WAL-44 what is sent goes once by its key, with the PIN, which is forgotten', async () => {
  const { actor, orders } = run([SENT])
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'SEND', pin: '123456' })
  // A press more while it is under way is none.
  actor.send({ type: 'SEND', pin: '123456' })
  const { context } = await waitFor(actor, (one) => one.matches('sent'))
  expect(orders).toEqual([{ fields: { amount: '5.00' }, onceKey: 'first', pin: '123456' }])
  expect(context).toMatchObject({ pin: '', isTried: false })
})

test('S-WAL-44 what was refused can be sent again; something else is another try with another key', async () => {
  const { actor, orders } = run([WRONG_PIN, TOO_LITTLE, SENT])
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'SEND', pin: '000000' })
  const first = await waitFor(actor, (one) => one.matches('confirming'))
  expect(first.context).toMatchObject({ failure: 'Wrong PIN', isTried: false, pin: '' })
  actor.send({ type: 'SEND', pin: '123456' })
  await waitFor(actor, (one) => one.context.failure === 'Not enough')
  actor.send({ type: 'BACK' })
  actor.send({ type: 'CHANGE', fields: { amount: '4.00' } })
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'SEND', pin: '123456' })
  await waitFor(actor, (one) => one.matches('sent'))
  const [one, two, three] = orders.map(({ onceKey }) => onceKey)
  expect([one, two]).toEqual(['first', 'first'])
  expect(three).not.toBe('first')
})

test('S-WAL-45 a try without an answer can only be tried again with its key, also after a reload', async () => {
  const { actor, orders } = run([{ kind: 'unsure' }, WRONG_PIN, SENT])
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'SEND', pin: '123456' })
  const { context } = await waitFor(actor, (one) => one.matches('unsure'))
  expect(context).toMatchObject({ isTried: true, onceKey: 'first' })
  actor.send({ type: 'CHANGE', fields: { amount: '9.00' } })
  actor.send({ type: 'BACK' })
  expect(actor.getSnapshot().matches('unsure')).toBe(true)
  // That this PIN was wrong does not say that the first try did not go.
  actor.send({ type: 'SEND', pin: '000000' })
  await waitFor(actor, (one) => one.context.failure === 'Wrong PIN')
  expect(actor.getSnapshot().matches('unsure')).toBe(true)
  actor.send({ type: 'SEND', pin: '123456' })
  await waitFor(actor, (one) => one.matches('sent'))
  expect(new Set(orders.map(({ onceKey, fields }) => `${onceKey} ${fields.amount}`))).toEqual(
    new Set(['first 5.00']),
  )
  expect(run([], { isTried: true }).actor.getSnapshot().matches('unsure')).toBe(true)
})

test('S-WAL-45 a try that broke off is one without an answer', async () => {
  const { actor } = run([])
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'SEND', pin: '123456' })
  expect((await waitFor(actor, (one) => one.matches('unsure'))).context.isTried).toBe(true)
})
