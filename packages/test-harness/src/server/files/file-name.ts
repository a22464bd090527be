import type { FileType } from './types'

/** Characters of a name before its ending. */
const MAX_STEM = 100
const ENDING = /\.([a-z0-9]{1,5})$/i

/**
 * A name to show and to save under: no folder, nothing that cannot be seen or turns the order of signs, and an ending of what
 * the file is. E.g. `../holiday\u202egpj.exe` of a picture becomes `holidaygpj.jpg`.
 */
export function shownName(given: string, { endings }: FileType): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '')
  const ending = ENDING.exec(seen)?.[1]?.toLowerCase() ?? ''
  const stem = Array.from(seen.replace(ENDING, '')).slice(0, MAX_STEM).join('').trim()
  return `${stem || 'file'}.${endings.includes(ending) ? ending : endings[0]}`
}
