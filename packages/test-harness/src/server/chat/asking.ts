import { z } from 'zod'
import { MAX_REQUEST_TEXT, MAX_REQUEST_UNITS } from '../limits'
import { isLongerThan } from './content'

/** What may be said with a request, over HTTP and over the socket. */
export const AskingFields = {
  message: z
    .string()
    .trim()
    .max(MAX_REQUEST_UNITS)
    .refine((text) => !isLongerThan(text, MAX_REQUEST_TEXT), `more than ${MAX_REQUEST_TEXT} characters`)
    .default(''),
  /** `account` unless it says otherwise. Source: specification 3, Contact. */
  add_by: z.string().min(1).max(32).default('account'),
  add_from: z.string().max(64).default(''),
}
