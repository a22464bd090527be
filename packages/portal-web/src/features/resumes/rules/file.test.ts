import { expect, test } from 'vitest'
import { judgeFile, showSize, splitName } from './file'

const LIMIT = 4 * 1024 * 1024

test.each([
  ['me.pdf', LIMIT, null],
  ['me.pdf', LIMIT + 1, 'size'],
  ['me.DOCX', 10, null],
  ['me.doc', 10, null],
  ['me.jpeg', 10, null],
  ['me.png', 0, 'empty'],
  ['me.exe', 10, 'kind'],
  ['me.pdf.exe', 10, 'kind'],
  ['pdf', 10, 'kind'],
  ['Download.JFIF', 10, null],
] as const)('S-OWN-5 %s of %d bytes: %j', (name, size, fault) => {
  expect(judgeFile({ name, size, type: '' })).toBe(fault)
})

test.each([
  ['1000004711', 'application/pdf', null],
  ['ប្រវត្តិរូប', 'image/jpeg', null],
  ['1000004711', 'text/html', 'kind'],
  ['me.exe', 'application/pdf', 'kind'],
] as const)('S-OWN-5 %s that a phone calls %s: %j', (name, type, fault) => {
  expect(judgeFile({ name, size: 10, type })).toBe(fault)
})

test('S-OWN-5 a file is shown by name, ending and MB with two decimals', () => {
  expect(splitName('Sokha Chan.pdf')).toEqual({ stem: 'Sokha Chan', ending: '.pdf' })
  expect(splitName('resume')).toEqual({ stem: 'resume', ending: '' })
  expect([1, 262_144, LIMIT].map(showSize)).toEqual(['0.01 MB', '0.25 MB', '4.00 MB'])
})
