import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Intention } from '../../../contract/resume'
import { addressOf, intentionOf, isEmpty, NO_ANSWERS, without } from './answers'
import { firstSteps, type Kept, type Saved, type Saving } from './machine'
import { usualPay } from './pay'

const FRESH: Kept = { step: 'work', answers: NO_ANSWERS, begun: null, onceKey: 'k', isOver: false }
const COOK = {
  ...NO_ANSWERS,
  categoryIds: [12],
  tradeIds: [26],
  locationIds: [17],
  payFrom: 250,
  termIds: [1],
}

function run(save: (saving: Saving) => Promise<Saved>, kept = FRESH) {
  const provided = firstSteps.provide({ actors: { save: fromPromise(({ input }) => save(input)) } })
  return createActor(provided, { input: kept }).start()
}

test('S-STEPS-1 answers are the search of the list of jobs, and what is looked for', () => {
  expect(addressOf(COOK)).toBe('category=12&trade=26&location=17&term=1&payMin=250')
  expect(Intention.parse(intentionOf(COOK, 'Cook', 0))).toMatchObject({
    reqJobTitle: 'Cook',
    categoryIds: [12],
    locationIds: [17],
    jobTerm: 1,
    salaryFrom: 250,
  })
  // Who wrote words and chose no function gets the one that most of these jobs have.
  expect(intentionOf({ ...NO_ANSWERS, keyword: 'cook' }, 'cook', 12)).toMatchObject({ categoryIds: [12] })
  expect(Intention.safeParse(intentionOf(NO_ANSWERS, '', 0)).success).toBe(false)
})

test('S-STEPS-2 a question that is skipped takes back its own answers and no others', () => {
  const actor = run(async () => ({ kind: 'saved', begun: null }), { ...FRESH, answers: COOK })
  actor.send({ type: 'GO', step: 'pay' })
  actor.send({ type: 'CLEAR' })
  actor.send({ type: 'GO', step: 'you' })
  expect(actor.getSnapshot().context.answers).toEqual({ ...COOK, payFrom: 0, termIds: [] })
  expect(
    isEmpty(['work', 'where', 'pay', 'you'].reduce((left, one) => without(left, one as 'work'), COOK)),
  ).toBe(true)
})

test('S-STEPS-3 the end is reached by saving alone; Back from it keeps the answers and the resume', async () => {
  const actor = run(async () => ({ kind: 'saved', begun: { resumeId: 7, percent: 14 } }))
  actor.send({ type: 'GO', step: 'end' })
  expect(actor.getSnapshot().context.step).toBe('work')
  actor.send({ type: 'ANSWER', change: { categoryIds: [12] } })
  actor.send({ type: 'FINISH' })
  const { context } = await waitFor(actor, (now) => now.matches('asking'))
  expect(context).toMatchObject({
    step: 'end',
    isOver: true,
    begun: { resumeId: 7 },
    answers: { categoryIds: [12] },
  })
  actor.send({ type: 'GO', step: 'work' })
  actor.send({ type: 'GO', step: 'end' })
  expect(actor.getSnapshot().context).toMatchObject({ step: 'end', begun: { resumeId: 7 } })
})

test('S-STEPS-4 what could not be saved is said, and the next try has the same key and the same answers', async () => {
  const tries: Saving[] = []
  const actor = run(
    async (saving) => {
      tries.push(saving)
      return tries.length === 1
        ? { kind: 'failed', failure: { kind: 'network' } }
        : { kind: 'saved', begun: { resumeId: 7, percent: 14 } }
    },
    { ...FRESH, step: 'you', answers: COOK },
  )
  actor.send({ type: 'FINISH' })
  const failed = await waitFor(actor, (now) => now.matches('asking'))
  expect(failed.context).toMatchObject({ step: 'you', failure: { kind: 'network' }, answers: COOK })
  actor.send({ type: 'FINISH' })
  await waitFor(actor, (now) => now.context.step === 'end')
  expect(tries[1]).toEqual(tries[0])
})

test('S-STEPS-5 what most of these jobs pay is between the sums of the middle half, and not said of a few', () => {
  const steps = [200, 300, 400, 500].map((from, at) => ({ from, count: [1, 6, 6, 1][at] ?? 0 }))
  expect(usualPay(steps)).toEqual({ from: 300, to: 500 })
  expect(usualPay([{ from: 200, count: 3 }])).toBeNull()
})
