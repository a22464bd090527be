import { open } from 'node:fs/promises'

const HEAD_BYTES = 4_096

/** No byte of these is in a text. Source: MIME Sniffing Standard, "binary data byte". */
const BINARY = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/ // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for

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
  const decoder = new TextDecoder(encoding ?? 'latin1')
  const file = await open(path)
  for await (const chunk of file.createReadStream())
    if (BINARY.test(decoder.decode(chunk, { stream: true }))) return false
  return true
}
