/** What may name an account and open it (specification 5). */
import { readDigits, readTyped } from '@sarika/portal-web/contract/typed'
import { z } from 'zod'
import { MAX_EMAIL, MAX_USER_NAME, MIN_USER_NAME } from '../limits'

/** Kept in lower case: nobody has two mailboxes that differ by it. */
export const Email = z
  .string()
  .overwrite(readTyped)
  .toLowerCase()
  .pipe(z.email('not an e-mail address').max(MAX_EMAIL))
  .meta({ format: 'email' })

/**
 * Letters, digits, underscore, hyphen. One letter at least: digits alone could be read as a phone with its area code,
 * and somebody could take the name that another one's phone is.
 */
export const UserName = z
  .string()
  .overwrite(readTyped)
  .min(MIN_USER_NAME)
  .max(MAX_USER_NAME)
  .regex(/^[\w-]*$/, 'letters, digits, underscore and hyphen only')
  .regex(/[A-Za-z]/, 'one letter at least')

/** Case counts. */
export const Password = z
  .string()
  .regex(/^[A-Za-z\d]{6,16}$/, '6 to 16 letters and digits')
  .regex(/[A-Za-z]/, 'not only digits')
  .regex(/\d/, 'not only letters')

/** One tick for both papers, sent as a form sends it. */
export const Agreement = z.enum(
  ['true', '1', 'on'],
  'the user agreement and the privacy policy must be accepted',
)

/** A code as typed, e.g. "210 751" (specification 5). */
export const Code = z
  .string()
  .max(40)
  .overwrite(readDigits)
  .regex(/^\d{4,10}$/, 'a code has at least 4 digits')

/** Area code and number as typed; `readPhone` judges them. */
export const PhoneFields = { regionCode: z.string().max(8), mobile: z.string().max(30) }
