import { numberAt } from './fields'

/** The status that an error names itself, else 500, e.g. 404. Source: portal specification 2. */
export const statusOf = (error: unknown): number =>
  numberAt(error, 'statusCode') || numberAt(error, 'status') || 500

/** Whether the script or the style of a screen did not come; each browser has words of its own for it, and no code. */
export const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
