import { numberAt } from './fields'

/** The status that an error names itself, else 500, e.g. 404. Source: portal specification 2. */
export const statusOf = (error: unknown): number =>
  numberAt(error, 'statusCode') || numberAt(error, 'status') || 500
