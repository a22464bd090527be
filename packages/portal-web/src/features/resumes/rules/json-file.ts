import type { Part } from '../../../contract/resume'

/** Parts that may be left out of a file, as the server names them. */
export const PARTS_OF_IMPORT = [
  'profile',
  'career',
  'experiences',
  'educations',
  'languageLevels',
  'skills',
  'qualifications',
] as const satisfies readonly Part[]

/** What the server takes as a body, bytes. */
const MAX_BYTES = 256 * 1024

/** What is in a file of JSON; null: it is none, or larger than the server takes. */
export async function readJsonFile(file: Blob): Promise<Readonly<Record<string, unknown>> | null> {
  if (file.size > MAX_BYTES) return null
  try {
    const json: unknown = JSON.parse(await file.text())
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
  } catch {
    return null
  }
}
