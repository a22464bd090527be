// Bodies of files, for every call that takes one: each file streams to a temporary file, whatever its size. The call reads what it
// needs of it; app.ts removes what is left when the call is answered, or its connection is gone.

import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { asCannotStore, CannotStore } from '../db/cannot-store'
import type { Files } from '../files/files'
import { MAX_UPLOAD_FIELDS, MULTIPART_OVERHEAD_BYTES } from '../limits'
import { TemporaryFile } from './uploaded-file'

/** A body is larger than its call takes: Fastify's own status for it. */
class TooLarge extends Error {
  readonly statusCode = 413
}

type Fields = Record<string, string | TemporaryFile>

export interface Multipart {
  /** Fields and files by name; undefined when it is no multipart body, or a part of one. */
  readonly body: Fields | undefined
  clear(): Promise<void>
}

async function write(from: NodeJS.ReadableStream & { truncated?: boolean }, path: string): Promise<number> {
  const to = createWriteStream(path)
  try {
    await pipeline(from, to)
  } catch (error) {
    throw asCannotStore(error, path)
  }
  if (from.truncated) throw new TooLarge()
  return to.bytesWritten
}

/** Reads a body to its end. Throws `TooLarge`, and `CannotStore` where the disk is full; nothing is left then. */
export async function readMultipart(
  request: FastifyRequest,
  files: Files,
  maxBytes: number,
): Promise<Multipart> {
  const paths: string[] = []
  const clear = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge()
  const limits = {
    ...{ files: MAX_UPLOAD_FIELDS, fields: MAX_UPLOAD_FIELDS, parts: MAX_UPLOAD_FIELDS },
    ...{ fileSize: maxBytes, fieldSize: MULTIPART_OVERHEAD_BYTES },
  }
  try {
    const body: Fields = {}
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') body[part.fieldname] = part.value
        continue
      }
      const path = await files.temporary()
      paths.push(path)
      const size = await write(part.file, path)
      body[part.fieldname] = new TemporaryFile(path, part.filename, size)
    }
    return { body, clear }
  } catch (error) {
    await clear()
    if (error instanceof TooLarge || error instanceof CannotStore) throw error
    return { body: undefined, clear }
  }
}
