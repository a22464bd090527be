import { expect, test } from 'vitest'
import { SHARED_PARTS } from '../../../lib/shared-parts'
import { editorOf, placeAt, selectorOf } from './parts'

test('S-SHARE-12 each of the sixteen addresses names a part of the sheet', () => {
  const asked = Object.fromEntries(
    SHARED_PARTS.map((part) => {
      const place = placeAt(`/shareResume/components/${part}`)
      return [part, place && selectorOf(place)]
    }),
  )
  expect(asked).toEqual({
    auditDialog: 'h1',
    'resume-title': 'h1',
    profile: '.contact',
    careerProfile: '[data-part="summary"]',
    intention: '[data-part="intention"]',
    experiences: '[data-part="experiences"]',
    'experiences-form': '[data-part="experiences"]',
    education: '[data-part="educations"]',
    'education-form': '[data-part="educations"]',
    'language-levels': '[data-part="languageLevels"]',
    'language-levels-form': '[data-part="languageLevels"]',
    qualification: '[data-part="qualifications"]',
    'qualification-form': '[data-part="qualifications"]',
    'train-form': '[data-part="qualifications"]',
    skill: '[data-part="skills"]',
    skillform: '[data-part="skills"]',
  })
  expect(placeAt('/shareResume')).toBeUndefined()
  expect(placeAt('/shareResume/components/none')).toBeUndefined()
})

test('S-SHARE-13 the six addresses of forms name a section of the editor, and no other does', () => {
  const forms = SHARED_PARTS.filter((part) => placeAt(`/shareResume/components/${part}`)?.edits)
  expect(forms).toEqual([
    'education-form',
    'experiences-form',
    'language-levels-form',
    'qualification-form',
    'skillform',
    'train-form',
  ])
  expect(editorOf(4, 'skills')).toBe('/resume?id=4&part=skills')
})
