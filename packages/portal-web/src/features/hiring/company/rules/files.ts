/** Files that a company sends: what is wrong with one before it goes out. */
import { COMPANY } from '../../../../contract/company'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const PAPER_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const

export type FileFault = 'large' | 'pictureType' | 'paperType'

/** The server goes by the bytes; this saves sending what it cannot take. */
export function judgeFile(
  what: 'picture' | 'paper',
  { size, type }: Pick<File, 'size' | 'type'>,
): FileFault | null {
  const [types, most]: [readonly string[], number] =
    what === 'picture' ? [PICTURE_TYPES, COMPANY.imageBytes] : [PAPER_TYPES, COMPANY.paperBytes]
  if (!types.includes(type)) return what === 'picture' ? 'pictureType' : 'paperType'
  return size > most ? 'large' : null
}

/** In MB, for the words. */
export const mostOf = (what: 'picture' | 'paper'): number =>
  (what === 'picture' ? COMPANY.imageBytes : COMPANY.paperBytes) / 1024 / 1024
