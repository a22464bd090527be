import { JSON_RESUME_NAME } from '@sarika/portal-web/contract/json-resume'
import type { PaperInput } from '@sarika/portal-web/contract/paper'
import { jsonBytes, toJsonResume } from './json-resume'
import { sheetName } from './sheet'

/** A printed sheet with the same resume as JSON Resume in it (`resume.json`), for software that reads resumes. */
export async function withJsonResume(pdf: Uint8Array, sheet: PaperInput, now: number): Promise<Buffer> {
  // A megabyte that only this needs.
  const { AFRelationship, PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const at = new Date(now)
  await document.attach(jsonBytes(toJsonResume(sheet)), JSON_RESUME_NAME, {
    mimeType: 'application/json',
    description: 'JSON Resume',
    afRelationship: AFRelationship.Alternative,
    creationDate: at,
    modificationDate: at,
  })
  document.setTitle(sheetName(sheet, 'pdf').replace(/\.pdf$/, ''), { showInWindowTitleBar: true })
  document.setProducer('Sarika')
  document.setCreator('Sarika')
  document.setCreationDate(at)
  document.setModificationDate(at)
  return Buffer.from(await document.save())
}
