import { crc32, deflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { type FilePayload, PDF } from './files'
import { expect } from './test'

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A picture of one colour. */
export function picture(name: string, width = 64, height = 48, [r, g, b] = [11, 107, 102]): FilePayload {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.from([0, ...Array.from({ length: width }, () => [r, g, b]).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

export const pdf = (name: string): FilePayload => ({ name, mimeType: 'application/pdf', buffer: PDF })

export const choose = (page: Page, files: readonly FilePayload[] | string) =>
  page.locator('input[type=file]').setInputFiles(typeof files === 'string' ? files : [...files])

/** So many pictures at once, which are told apart by their width: 60 px, 61 px, and so on. */
export async function sendPictures(page: Page, count: number): Promise<void> {
  await choose(
    page,
    Array.from({ length: count }, (_, at) => picture(`${at}.png`, 60 + at, 60)),
  )
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Files as a browser carries them: dragged, or in the clipboard. */
function carry(page: Page, files: readonly FilePayload[]) {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }))
  return page.evaluateHandle((files) => {
    const carried = new DataTransfer()
    for (const { name, mimeType, data } of files) {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      carried.items.add(new File([bytes], name, { type: mimeType }))
    }
    return carried
  }, plain)
}

/** Lets files go over the thread, as somebody who dragged them there. */
export async function drop(page: Page, files: readonly FilePayload[]): Promise<void> {
  const carried = await carry(page, files)
  const thread = page.locator('.thread')
  await thread.dispatchEvent('dragenter', { dataTransfer: carried })
  await expect(page.getByText(/^Drop files here/)).toBeVisible()
  await thread.dispatchEvent('drop', { dataTransfer: carried })
}

/** Into the field, as somebody who copied them elsewhere. */
export async function paste(page: Page, files: readonly FilePayload[]): Promise<void> {
  const carried = await carry(page, files)
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    carried,
  )
}

/** That there are pictures, and each is really there, not only its place. */
export const expectLoaded = (pictures: Locator) =>
  expect
    .poll(() =>
      pictures.evaluateAll((all) => {
        const isThere = (one: Element) =>
          one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0
        return all.length > 0 && all.every(isThere)
      }),
    )
    .toBe(true)
