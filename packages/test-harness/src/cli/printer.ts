import { accessSync, constants } from 'node:fs'
import { BadInput } from '../bad-input'

export const PRINTER_FLAG = {
  type: 'string',
  value: 'PATH',
  help: 'a Chromium that makes PDFs of resumes (SARIKA_CHROMIUM, else none: people print in their browser)',
} as const

/** What `--printer` names, else SARIKA_CHROMIUM. Throws `BadInput` where there is nothing to run. */
export function readPrinter(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): { readonly printer?: string } {
  const path = given ?? env.SARIKA_CHROMIUM ?? ''
  if (path === '') return {}
  try {
    accessSync(path, constants.X_OK)
  } catch {
    const name = given === undefined ? 'SARIKA_CHROMIUM' : '--printer'
    throw new BadInput(`${name} ${path} cannot be run. Give the path of a Chromium.`)
  }
  return { printer: path }
}
