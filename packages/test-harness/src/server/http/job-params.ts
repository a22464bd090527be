/** Parts of queries about jobs and employers. */
import { z } from 'zod'
import { JOBS_PAGE_SIZE, MAX_LIST_PAGE, MAX_LIST_SIZE, MAX_QUERY_IDS, MAX_SEARCH_TEXT } from '../limits'

/** A whole number above 0 that every database takes. */
const ID = /^[1-9]\d{0,14}$/

export const readId = (text: string): number | undefined => (ID.test(text) ? Number(text) : undefined)

/** An id in a query. */
export const QueryId = z.string().regex(ID, 'no id').transform(Number)

/** An id in a JSON body. */
export const BodyId = z.int().positive()

/** One id, or several by repeating the parameter; empty is like left out. */
export const Ids = z
  .union([z.string(), z.array(z.string()).max(MAX_QUERY_IDS)])
  .describe('an id, or several by repeating the parameter')
  .transform((value) => [value].flat().filter((text) => text !== ''))
  .pipe(z.array(QueryId))
  .transform((ids) => (ids.length === 0 ? undefined : ids))
  .optional()

/** One value; empty is like left out. */
export const optional = <T>(schema: z.ZodType<T, string>) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const SearchText = optional(z.string().max(MAX_SEARCH_TEXT))

const whole = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'a whole number from 1')
    .transform(Number)
    .pipe(z.number().max(most))

/** `page` from 1, `size` 10 unless it is said. */
export const PageFields = {
  page: optional(whole(MAX_LIST_PAGE)),
  size: optional(whole(MAX_LIST_SIZE)),
}

export const pageOf = ({
  page = 1,
  size = JOBS_PAGE_SIZE,
}: {
  page?: number | undefined
  size?: number | undefined
}) => ({
  page,
  size,
})
