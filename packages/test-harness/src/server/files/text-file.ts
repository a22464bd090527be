import { open } from 'node:fs/promises'

const HEAD_BYTES = 4_096

/** No byte of these is in a text. Source: MIME Sniffing Standard, "binary data byte". */
const isBinary = (code: number): boolean =>
  code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0c && code !== 0x0d && code !== 0x1b

const UTF_16: readonly (readonly [number, number, string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]

/** A byte order mark tells UTF-16, in which half of the bytes of a text may be anything. */
const utf16Of = (head: Buffer): string | undefined =>
  UTF_16.find(([first, second]) => head[0] === first && head[1] === second)?.[2]

/** The beginning of a file as a text, whatever it is. */
function readHead(head: Buffer): string {
  const encoding = utf16Of(head)
  return encoding === undefined
    ? head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
    : new TextDecoder(encoding).decode(head)
}

/** Chunks of a file are of even length but the last, so no sign of UTF-16 is cut. */
function hasBinary(chunk: Buffer, encoding: string | undefined): boolean {
  if (encoding === undefined) return chunk.some(isBinary)
  const high = encoding === 'utf-16le' ? 1 : 0
  for (let at = 0; at + 1 < chunk.length; at += 2)
    if (chunk[at + high] === 0 && isBinary(chunk[at + 1 - high] ?? 0)) return true
  return false
}

export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * What a browser could take for a page or a drawing: what begins with `<` after white space, e.g. `HTML`; null where it does not.
 */
export function markupIn(head: Buffer): string | null {
  const text = readHead(head).trimStart()
  if (!text.startsWith('<')) return null
  if (/<svg[\s>]/i.test(text)) return 'SVG'
  return /^<\?xml/i.test(text) ? 'XML' : 'HTML'
}

/** Whether a file is a text in any encoding, to its end. */
export async function isText(path: string, head: Buffer): Promise<boolean> {
  if (head.length === 0) return false
  const encoding = utf16Of(head)
  const file = await open(path)
  // The stream closes the file, also when the loop is left.
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>)
    if (hasBinary(chunk, encoding)) return false
  return true
}
