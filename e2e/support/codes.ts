import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
})

/** What a camera reads in the picture of a QR code; it throws where no camera could. */
export async function readCode(picture: Locator): Promise<string> {
  const [code] = await readBarcodes(await picture.screenshot(), { formats: ['QRCode'] })
  if (code === undefined) throw new Error(`No QR code is in the picture of ${picture}`)
  return code.text
}
