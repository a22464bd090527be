import { expect, test } from 'vitest'
import { filesFolderOf } from './place'

test('S-FILE-16 files are beside a database file, and of a database server in .data', () => {
  expect(filesFolderOf('.data/sarika.db')).toBe('.data/sarika.db.files')
  expect(filesFolderOf('postgres://u:p@db.example/jobs')).toBe('.data/jobs.files')
  expect(filesFolderOf('postgres://db.example')).toBe('.data/postgres.files')
  expect(filesFolderOf(':memory:')).not.toBe(filesFolderOf(':memory:'))
})
