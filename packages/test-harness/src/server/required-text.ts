import { isBlank } from '@sarika/im-engine/text'
import { z } from 'zod'

/** A text that must be there, of at most so many units: what draws nothing, as U+200B, is not there. Source: S-TEXT-5. */
export const requiredText = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(most)
    .refine((text) => !isBlank(text), 'required')
