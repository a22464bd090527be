import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import type { TestClient } from './client'

/** Its module form imports JSON in a way that Node refuses. */
const { AFRelationship, PDFDocument } = createRequire(import.meta.url)(
  '@cantoo/pdf-lib',
) as typeof import('@cantoo/pdf-lib')

/** A PDF that other software made (scripts/make-papers.mjs). */
export const paper = (name: string): Buffer => readFileSync(`fixtures/papers/${name}.pdf`)

/** The same with a file attached, and with a password where one is given. */
export async function remade(
  pdf: Buffer,
  { attached, password }: { attached?: string; password?: string },
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf)
  if (attached !== undefined)
    await document.attach(Buffer.from(attached), 'resume.json', {
      mimeType: 'application/json',
      afRelationship: AFRelationship.Data,
    })
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await document.save())
}

/** A small file whose page is `bytes` long, all of it text that is drawn: too much for either reader. */
export function bombOf(bytes: number): Buffer {
  const begun = Buffer.from('BT /F1 9 Tf 0 TL 40 800 Td ')
  const stream = deflateSync(Buffer.concat([begun, Buffer.alloc(bytes, '(aaaaaaaa aaaaaaaa) Tj T* ')]))
  const begin = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>
endobj
5 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
4 0 obj
<< /Filter /FlateDecode /Length ${stream.length} >>
stream
`
  return Buffer.concat([
    Buffer.from(begin, 'latin1'),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ])
}

export function pdfForm(pdf: Buffer, name = 'cv.pdf'): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(pdf)], name, { type: 'application/pdf' }))
  return form
}

export const sendPdf = (client: TestClient, pdf: Buffer, name = 'cv.pdf') =>
  client.api('POST', '/users/resumes/ai/parse', pdfForm(pdf, name))
