import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A file is not there, breaks off, or is not what its name says; the message is the reason alone. */
export class FileUnreadable extends Error {}

/** What a file holds. Not `compose`, and not readline: both lose an error that comes while their reader is busy. */
function bytesOf(file: string): AsyncIterable<Uint8Array> {
  const bytes = createReadStream(file)
  if (!file.endsWith('.gz')) return bytes
  // Whoever reads hears of an error.
  return pipeline(bytes, createGunzip(), () => undefined)
}

/** The lines of a text file, unpacked when its name ends in .gz. Throws `FileUnreadable` after the last line that can be read. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of bytesOf(file)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new FileUnreadable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
