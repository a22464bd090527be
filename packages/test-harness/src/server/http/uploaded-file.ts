import { z } from 'zod'

/** A file in a multipart body; with one in its body a route takes nothing else than multipart. */
export const UploadedFile = z
  .custom<File>((value) => value instanceof File, 'missing file field')
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' })
