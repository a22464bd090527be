import { HIRELINGS_MAX } from '../../../../contract/posting'
import { readTyped } from '../../../../contract/typed'

/** People wanted as they are typed, in any digits, e.g. "៣"; undefined: no such number. */
export function readCount(typed: string): number | undefined {
  const text = readTyped(typed).replace(/[,\s]/g, '')
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return count > 0 && count <= HIRELINGS_MAX ? count : undefined
}
