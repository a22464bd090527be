import { z } from 'zod'

/** A file of a multipart body: its bytes lie in a file of this machine until the call is answered. */
export class TemporaryFile {
  constructor(
    readonly path: string,
    /** as its sender calls it */
    readonly name: string,
    readonly size: number,
  ) {}
}

/** A file in a multipart body; with one in its body a route takes nothing else than multipart. */
export const UploadedFile = z
  .custom<TemporaryFile>((value) => value instanceof TemporaryFile, 'missing file field')
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' })
