import { BadInput } from '../bad-input'
import { isPostgresUrl } from '../server/db/open'

const DEFAULT_DATABASE = '.data/sarika.db'

export const DATABASE_FLAG = {
  type: 'string',
  value: 'FILE|URL',
  help: `where the data is: a file, or postgres://... (DATABASE_URL, else ${DEFAULT_DATABASE})`,
} as const

/** The location that `--database` names; without it that of the environment, or the usual file. */
export function readDatabase(value = process.env.DATABASE_URL || DEFAULT_DATABASE): string {
  const isAddress = /^[a-z]+:\/\//i.test(value)
  if (isAddress && !isPostgresUrl(value))
    throw new BadInput(
      '--database: of addresses only postgres://... is served. Give one, or a path such as .data/sarika.db.',
    )
  return value
}
