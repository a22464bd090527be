// What was read of a PDF and how far the person came with it, in this tab: it survives a reload and a change of language, and
// no logout (lib/draft.ts). The PDF itself is not kept: its text is enough to go on.

import { z } from 'zod'
import { SECTION_NAMES } from '../../../contract/resume'
import { keepText } from '../../../lib/draft'
import { keptInTab, keptJson } from '../../../lib/kept'
import type { Slot } from '../rules/paper'
import type { Reading } from './machine'

const value = z.union([z.string(), z.number(), z.null()])
const id = z.int().positive().nullable()

const Kept = z.object({
  name: z.string(),
  fileId: id,
  targetId: id,
  text: z.array(z.object({ page: z.number(), lines: z.array(z.string()) })),
  items: z.array(
    z.object({
      key: z.string(),
      part: z.enum(['profile', 'career', ...SECTION_NAMES]),
      values: z.record(z.string(), value),
      unsure: z.array(z.string()),
      sources: z.array(z.object({ text: z.string(), page: z.number() })),
      isTaken: z.boolean(),
    }),
  ),
  saving: z
    .object({
      target: z.object({ resumeId: id, name: z.string() }),
      progress: z.object({ resumeId: id, done: z.array(z.custom<Slot>()), onceKey: z.string() }),
    })
    .nullable(),
})

/** Keeps it under a key of a draft. */
export const keepReading = (key: string, { name, fileId, targetId, text, items, saving }: Reading): void =>
  keepText(key, JSON.stringify({ name, fileId, targetId, text, items, saving }))

/** null: there is none, or none that can be read. */
export function readReading(key: string): Reading | null {
  const read = Kept.safeParse(keptJson(keptInTab, key))
  if (!read.success) return null
  const { saving, ...rest } = read.data
  // What the resume has by now is told with the next press.
  return { ...rest, saving: saving && { ...saving, target: { ...saving.target, paper: {} } } }
}
