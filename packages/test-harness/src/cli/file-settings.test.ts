import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { startS3Stub } from '../server/testing/s3-stub'
import { readFileSettings } from './file-settings'

const BUCKET = {
  SARIKA_FILES_BUCKET: 'https://s3.example/files/',
  SARIKA_FILES_REGION: 'eu-west-1',
  SARIKA_FILES_KEY_ID: 'id',
  SARIKA_FILES_SECRET: 'secret',
}

test('S-FILE-16 files are where the environment says, or beside the database', async () => {
  expect(readFileSettings({})).toEqual({})
  expect(readFileSettings({ SARIKA_FILES_DIR: '/srv/files' })).toEqual({ filesDir: '/srv/files' })
  const { bucket, region, accessKeyId, secretAccessKey } = await startS3Stub()
  const { fileStore } = readFileSettings({
    SARIKA_FILES_BUCKET: `${bucket}/`,
    SARIKA_FILES_REGION: region,
    SARIKA_FILES_KEY_ID: accessKeyId,
    SARIKA_FILES_SECRET: secretAccessKey,
  })
  expect(await fileStore?.get('missing')).toBeNull()
})

test.each(Object.keys(BUCKET))('S-FILE-16 a bucket without %s is bad input that names it', (name) => {
  expect(() => readFileSettings({ ...BUCKET, [name]: '' })).toThrow(new RegExp(`^${name}: missing`))
})

test.each(['files', 'ftp://s3.example/files'])('S-FILE-16 %s is no address of a bucket', (bucket) => {
  expect(() => readFileSettings({ ...BUCKET, SARIKA_FILES_BUCKET: bucket })).toThrow(BadInput)
})
