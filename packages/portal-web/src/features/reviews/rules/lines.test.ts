import { expect, test } from 'vitest'
import type { Constants } from '../../../http/constants'
import { cutAtMarks, linesOf } from './lines'

const NAMES = {
  constants: new Proxy({} as Constants, { get: () => [] }),
  span: (from: string, to: string | null) => `${from} – ${to ?? 'now'}`,
}

test('S-REVIEW-20 a resume is read part by part, each entry with what it says and its picture; what says nothing is left out', () => {
  const content = {
    profile: { firstName: 'Sokha', lastName: 'Chan', photo: 'p1', mobile: '' },
    intention: null,
    career: {},
    experiences: [
      { jobtitle: 'Cook', company: 'Hotel', formtime: '2023-02', totime: null, workdesc: 'Wok.' },
    ],
    qualifications: [{ quaname: 'B1', issued: 'School', obtained: '2024-01', quaphoto: 'q1' }],
  }
  expect(linesOf(content, NAMES)).toEqual([
    { part: 'profile', blocks: [{ lines: ['Sokha Chan'], picture: '' }] },
    {
      part: 'experiences',
      blocks: [{ lines: ['Cook', 'Hotel · 2023-02 – now', 'Wok.'], picture: '' }],
    },
    {
      part: 'qualifications',
      blocks: [{ lines: ['B1', 'School · 2024-01 – 2024-01'], picture: 'q1' }],
    },
    { part: 'photo', blocks: [{ lines: [], picture: 'p1' }] },
  ])
  for (const odd of [null, 7, 'x', { experiences: 'x', profile: [] }]) expect(linesOf(odd, NAMES)).toEqual([])
})

test('S-REVIEW-21 what the check marked is shown where it stands, each time', () => {
  expect(cutAtMarks('Call me: 012 000 001, or mail a@b.kh.', ['a@b.kh', '012 000 001', ''])).toEqual([
    { text: 'Call me: ', isMarked: false },
    { text: '012 000 001', isMarked: true },
    { text: ', or mail ', isMarked: false },
    { text: 'a@b.kh', isMarked: true },
    { text: '.', isMarked: false },
  ])
  expect(cutAtMarks('', ['x'])).toEqual([])
})
