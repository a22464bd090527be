import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { BadInput } from '../bad-input'
import { readRecording, Unreadable } from '../record/format'
import type { Recording } from '../record/recording'

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
    ? 'no such file'
    : error instanceof Error
      ? error.message
      : String(error)

/** Reads a recording, packed by gzip or not; throws `BadInput` that names the file. Source: S-REC-2. */
export async function readRecordingFile(file: string): Promise<Recording> {
  let bytes: Uint8Array
  try {
    const read = await readFile(file)
    bytes = read[0] === 0x1f && read[1] === 0x8b ? gunzipSync(read) : read
  } catch (error) {
    throw new BadInput(`${file}: cannot be read: ${reasonOf(error)}.`)
  }
  try {
    return readRecording(bytes)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new BadInput(`${file}: ${error.message}.`)
  }
}

/** What to say of a recording that stops before its end. */
export function cutOff(file: string, { entries }: Recording): BadInput {
  const last = entries[entries.length - 1]
  if (last === undefined)
    return new BadInput(`${file}: is cut off or damaged behind its header; nothing is in it.`)
  return new BadInput(
    `${file}: is cut off or damaged behind record ${entries.length} (${last.at} ms). What is whole: harness replay ${file} --until ${entries.length}`,
  )
}
