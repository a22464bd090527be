import { RESUME_FILE_BYTES } from '../../../lib/limits'

/** For the dialog that chooses one. Source: portal specification 5. */
export const ACCEPTED_FILES = '.doc,.docx,.pdf,.jpg,.jpeg,.jfif,.png'

/** What a phone shares may have a name without an ending: it is known by its type. */
const ACCEPTED_TYPES = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
  'image/jpeg',
  'image/png',
]

/** What is wrong with a chosen file, as the key of its words; null = nothing that is known before the server reads it. */
export function judgeFile({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): 'kind' | 'size' | 'empty' | null {
  const { ending } = splitName(name)
  const isAccepted =
    ending === '' ? ACCEPTED_TYPES.includes(type) : ACCEPTED_FILES.split(',').includes(ending.toLowerCase())
  if (!isAccepted) return 'kind'
  if (size === 0) return 'empty'
  return size > RESUME_FILE_BYTES ? 'size' : null
}

/** e.g. "Sokha.pdf" > { stem: "Sokha", ending: ".pdf" }: an ending that is shown apart is not hidden by the name. */
export function splitName(name: string): { stem: string; ending: string } {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - ending.length), ending }
}

/** e.g. "0.25 MB"; rounded up, so that no file weighs nothing. Source: portal specification 9. */
export const showSize = (bytes: number): string =>
  `${(Math.ceil((bytes / 1024 / 1024) * 100) / 100).toFixed(2)} MB`
