import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Parsed, ReadField } from '../../../contract/parsed'
import { type Item, itemsOf, valuesToSave } from './items'
import { filling, type Pdf, type Read, type Reading, type Saved, type Saving } from './machine'
import { isAnother, nameInPdf, nameInResume } from './whose'

const field = (value: ReadField['value'], isSure = true): ReadField => ({
  value,
  isSure,
  source: String(value),
  page: 1,
})

const PARSED: Parsed = {
  fields: {
    profile: { firstName: field('Bora'), birthday: field('1999-11-05', false), nonsense: field('x') },
    career: { summary: field('A few lines.') },
    entries: {
      experiences: [
        {
          company: field('River Hotel'),
          jobtitle: field('Cook'),
          formtime: field('2021-06'),
          totime: field(null),
        },
        { company: field('Old Hotel', false), formtime: field('2019-', false), totime: field('2021-05') },
      ],
      educations: [],
      languageLevels: [{ languageId: field(1), languageLevelId: field(4) }],
      skills: [{ skillname: field('Knives') }],
      qualifications: [],
    },
  },
  text: [{ page: 1, lines: ['Bora'] }],
}
const byKey = (items: readonly Item[], key: string) => items.find((item) => item.key === key)

test('S-PARSE-11 what is sure is ticked, what may be wrong is not and says which of its fields', () => {
  const items = itemsOf(PARSED.fields)
  expect(items.map(({ key, isTaken }) => [key, isTaken])).toEqual([
    ['profile.firstName', true],
    ['profile.birthday', false],
    ['career.summary', true],
    ['experiences/pdf-0', true],
    ['experiences/pdf-1', false],
    ['languageLevels/pdf-0', true],
    ['skills/pdf-0', true],
  ])
  expect(byKey(items, 'experiences/pdf-1')).toMatchObject({
    unsure: ['company', 'formtime'],
    values: { jobtitle: '', company: 'Old Hotel', formtime: '2019-', totime: '2021-05' },
  })
  expect(byKey(items, 'skills/pdf-0')?.values).toEqual({
    skillname: 'Knives',
    skillyears: null,
    useryear: null,
  })
})

test('S-PARSE-12 what is taken is written over what a resume has; what is not taken and what it has already is left', () => {
  const saved = { firstName: 'Old', lastName: 'Name', birthday: '1990-01-01' }
  const paper = { profile: saved, 'languageLevels/7': { languageId: 1, languageLevelId: 4 } }
  const values = Object.fromEntries(valuesToSave(itemsOf(PARSED.fields), paper))
  expect(values.profile).toMatchObject({ firstName: 'Bora', lastName: 'Name', birthday: '1990-01-01' })
  expect(Object.keys(values)).toEqual(['profile', 'career', 'experiences/pdf-0', 'skills/pdf-0'])
})

const PDF: Pdf = { kind: 'attached', id: 3, name: 'cv.pdf' }

function start(
  reads: readonly Read[],
  saves: readonly ((saving: Saving) => Saved)[],
  input: Pdf | null = null,
  kept: Reading | null = null,
) {
  const [reading, saving] = [[...reads], [...saves]]
  const asked: Saving[] = []
  const actor = createActor(
    filling.provide({
      actors: {
        read: fromPromise(async () => reading.shift() ?? new Promise<Read>(() => {})),
        save: fromPromise(async ({ input: given }) => {
          asked.push(given)
          const next = saving.shift()
          if (next === undefined) throw new Error('Nothing more is to be saved')
          return next(given)
        }),
      },
    }),
    { input: { pdf: input, kept } },
  )
  actor.start()
  const reach = (state: 'choosing' | 'reading' | 'failed' | 'checking' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, reach, asked }
}

const READ: Read = { kind: 'read', parsed: PARSED }
const NEW = { resumeId: null, name: 'cv', paper: {} }

test('S-PARSE-13 an attached file is read at once, another one when it is chosen; reading can be cancelled', async () => {
  await start([READ], [], PDF).reach('checking')
  const { actor, reach } = start([], [])
  await reach('choosing')
  actor.send({ type: 'READ', pdf: PDF })
  await reach('reading')
  actor.send({ type: 'CANCEL' })
  await reach('choosing')
  expect(actor.getSnapshot().context.pdf).toBe(null)
})

test('S-PARSE-13 a PDF that was not read says why; it is read again, or another one is', async () => {
  const network: Read = { kind: 'failed', why: { kind: 'network' } }
  const { actor, reach } = start([network, { kind: 'failed', why: 'encrypted' }, READ], [], PDF)
  await reach('failed')
  expect(actor.getSnapshot().context.why).toEqual({ kind: 'network' })
  actor.send({ type: 'AGAIN' })
  await reach('reading')
  await reach('failed')
  expect(actor.getSnapshot().context.why).toBe('encrypted')
  actor.send({ type: 'READ', pdf: PDF })
  await reach('checking')
})

test('S-PARSE-11 what somebody writes is taken, and is not marked any more', async () => {
  const { actor, reach } = start([READ], [], PDF)
  await reach('checking')
  actor.send({ type: 'WRITE', key: 'profile.birthday', name: 'birthday', value: '1999-05-11' })
  actor.send({ type: 'TAKE', key: 'skills/pdf-0', isTaken: false })
  const { items } = actor.getSnapshot().context
  expect(byKey(items, 'profile.birthday')).toMatchObject({
    isTaken: true,
    unsure: [],
    values: { birthday: '1999-05-11' },
  })
  expect(byKey(items, 'skills/pdf-0')?.isTaken).toBe(false)
})

test('S-PARSE-14 saving that did not get through goes on where it stopped, under the same keys', async () => {
  const stopped = ({ progress }: Saving): Saved => ({
    kind: 'failed',
    failure: { kind: 'network' },
    progress: { ...progress, resumeId: 9, done: ['profile'] },
  })
  const through = (): Saved => ({ kind: 'saved', resumeId: 9, percent: 40, begun: [] })
  const { actor, reach, asked } = start([READ], [stopped, through], PDF)
  await reach('checking')
  actor.send({ type: 'SAVE', target: NEW })
  await waitFor(actor, (snapshot) => snapshot.matches('checking') && snapshot.context.failure !== null)
  actor.send({ type: 'SAVE', target: NEW })
  await reach('done')
  expect(asked[1]?.progress).toEqual({ ...asked[0]?.progress, resumeId: 9, done: ['profile'] })
  expect(actor.getSnapshot().context.saved).toMatchObject({ resumeId: 9 })
})

const OTHER: Pdf = { kind: 'attached', id: 4, name: 'other.pdf' }
const KEPT: Reading = {
  ...{ name: 'cv.pdf', fileId: 3, text: PARSED.text, items: itemsOf(PARSED.fields), targetId: 7 },
  saving: { target: NEW, progress: { resumeId: 9, done: ['profile'], onceKey: 'k' } },
}

test('S-PARSE-20 what was kept is checked and saved where it stood, and is not read again', async () => {
  const { actor, reach, asked } = start(
    [],
    [() => ({ kind: 'saved', resumeId: 9, percent: 40, begun: [] })],
    null,
    KEPT,
  )
  await reach('checking')
  expect(actor.getSnapshot().context).toMatchObject({ name: 'cv.pdf', targetId: 7, pdf: null })
  actor.send({ type: 'SAVE', target: NEW })
  await reach('done')
  expect(asked[0]?.progress).toEqual({ resumeId: 9, done: ['profile'], onceKey: 'k' })
})

test('S-PARSE-20 another PDF takes the place of what is checked once it is read, and not before', async () => {
  const { actor, reach } = start([{ kind: 'failed', why: 'encrypted' }, READ], [], null, KEPT)
  await reach('checking')
  actor.send({ type: 'READ', pdf: OTHER })
  await reach('failed')
  actor.send({ type: 'CANCEL' })
  await reach('checking')
  expect(actor.getSnapshot().context).toMatchObject({ name: 'cv.pdf', saving: KEPT.saving })
  actor.send({ type: 'READ', pdf: OTHER })
  await reach('reading')
  await reach('checking')
  // What was begun to be saved was of the first one.
  expect(actor.getSnapshot().context).toMatchObject({
    name: 'other.pdf',
    fileId: 4,
    targetId: 7,
    saving: null,
  })
})

test('S-PARSE-23 a name is another one when its words are others, whatever their order and capitals', () => {
  const bora = { firstName: 'Bora', lastName: 'KIM' }
  expect(nameInPdf(itemsOf(PARSED.fields))).toEqual({ firstName: 'Bora', lastName: '' })
  expect(nameInResume({})).toEqual({ firstName: '', lastName: '' })
  expect(isAnother(bora, { firstName: 'kim', lastName: 'Bora ' })).toBe(false)
  expect(isAnother(bora, { firstName: 'Bora', lastName: 'Chan' })).toBe(true)
  expect(isAnother(bora, nameInResume({}))).toBe(false)
})
