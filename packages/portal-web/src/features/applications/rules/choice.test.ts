import { expect, test } from 'vitest'
import type { Enclosures, Resume } from '../api/enclosures'
import { firstChoice, isEnough, stillThere, toEnclosure } from './choice'

const resume = (id: number, rest: Partial<Resume> = {}): Resume => ({
  kind: 'online',
  id,
  name: `Resume ${id}`,
  isDefault: false,
  canBeSent: true,
  ...rest,
})
const LETTERS = [{ id: 4, title: 'Hotels' }]
const has = (...resumes: Resume[]): Enclosures => ({ resumes, letters: LETTERS })

test('S-APPLY-4 the default resume is chosen, else the first that can be sent', () => {
  expect(firstChoice(has(resume(1), resume(2, { isDefault: true })))).toEqual({
    resume: 'online-2',
    letterId: 0,
  })
  const draft = resume(2, { isDefault: true, canBeSent: false })
  expect(firstChoice(has(draft, resume(3, { kind: 'file' }))).resume).toBe('file-3')
  expect(firstChoice(has(draft)).resume).toBe('')
})

test('S-APPLY-4 a letter alone is enough, nothing is not', () => {
  expect(isEnough({ resume: '', letterId: 4 })).toBe(true)
  expect(isEnough({ resume: 'file-1', letterId: 0 })).toBe(true)
  expect(isEnough({ resume: '', letterId: 0 })).toBe(false)
})

test('S-APPLY-4 what is there no longer is not chosen', () => {
  const chosen = { resume: 'online-1', letterId: 4 }
  expect(stillThere(has(resume(1)), chosen)).toEqual(chosen)
  expect(stillThere({ resumes: [resume(1, { kind: 'file' })], letters: [] }, chosen)).toEqual({
    resume: '',
    letterId: 0,
  })
})

test('S-APPLY-4 a choice is told by the names of the server', () => {
  expect(toEnclosure({ resume: 'online-3', letterId: 4 })).toEqual({ resumeId: 3, letterId: 4 })
  expect(toEnclosure({ resume: 'file-7', letterId: 0 })).toEqual({ attachmentId: 7 })
  expect(toEnclosure({ resume: '', letterId: 4 })).toEqual({ letterId: 4 })
})
