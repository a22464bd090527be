import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

const COLUMNS = ['answers_within', 'answered_percent'] as const

/** How soon employers answer, which the next start counts (jobs/answer-times.ts). */
export const answerTimes = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    for (const column of COLUMNS) await schema.alterTable('companies').addColumn(column, integer).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of COLUMNS) await schema.alterTable('companies').dropColumn(column).execute()
  },
})
