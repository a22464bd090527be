import { writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'

/** A file as a page is handed it. */
export interface FilePayload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Where a file of this size lies: megabytes that are handed over take seconds on their way to the browser. */
export async function fileOf(name: string, bytes: number): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, Buffer.alloc(bytes))
  return path
}

/** As little as a PDF can be: its header, and the object where a reader begins. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
