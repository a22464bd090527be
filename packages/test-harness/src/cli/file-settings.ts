import { BadInput } from '../bad-input'
import { s3Store } from '../server/files/s3-store'
import type { FileStore } from '../server/files/store'

export interface FileSettings {
  filesDir?: string
  fileStore?: FileStore
}

const NAMES = [
  'SARIKA_FILES_BUCKET',
  'SARIKA_FILES_REGION',
  'SARIKA_FILES_KEY_ID',
  'SARIKA_FILES_SECRET',
] as const

/**
 * Where files of the chat are: a folder (`SARIKA_FILES_DIR`), or a private bucket of S3 by its address, region and keys. Without any
 * of them: beside the database file. Bodies on their way are in the folder in each case.
 */
export function readFileSettings(env: NodeJS.ProcessEnv): FileSettings {
  const dir = env.SARIKA_FILES_DIR ?? ''
  const folder = dir === '' ? {} : { filesDir: dir }
  const [bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = NAMES.map(
    (name) => env[name] ?? '',
  )
  const missing = NAMES.filter((name) => (env[name] ?? '') === '')
  if (missing.length === NAMES.length) return folder
  if (missing.length > 0)
    throw new BadInput(`${missing.join(', ')}: missing. A bucket wants ${NAMES.join(', ')}.`)
  if (!URL.canParse(bucket) || !/^https?:$/.test(new URL(bucket).protocol))
    throw new BadInput(
      'SARIKA_FILES_BUCKET is no address of a bucket, like https://s3.eu-west-1.amazonaws.com/my-files.',
    )
  return {
    ...folder,
    fileStore: s3Store({ bucket: bucket.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }),
  }
}
