/** A resume of its owner as a sheet: the working copy, which is what its owner sees, not what employers have. */
import {
  fullName,
  type PaperContent,
  type PaperInput,
  type PaperLanguage,
  type PaperLists,
  type Template,
} from '@sarika/portal-web/contract/paper'
import { CONSTANTS } from '../constants/constants'
import type { Account, Db } from '../db/tables'
import { readContents } from '../seekers/resume-content'
import { findImage } from '../seekers/resume-images'
import { findRow } from '../seekers/resumes'

export const LISTS: PaperLists = {
  locations: CONSTANTS.locations.flatMap((region) => [region, ...region.districts]),
  terms: CONSTANTS.terms,
  qualifications: CONSTANTS.qualifications,
  languages: CONSTANTS.languages,
  languageLevels: CONSTANTS.languageLevels,
}

/** How its owner wants it. */
export interface Wanted {
  readonly template: Template
  readonly language: PaperLanguage
}

/** As the address of a picture in a document; null: there is none. */
async function readPhoto(db: Db, account: Account, id: string): Promise<string | null> {
  const found = id === '' ? undefined : await findImage(db, account, id)
  return found ? `data:${found.type};base64,${found.content.toString('base64')}` : null
}

/** Undefined: there is none of theirs. */
export async function readSheet(
  db: Db,
  account: Account,
  id: number,
  { template, language }: Wanted,
): Promise<PaperInput | undefined> {
  const row = await findRow(db, account.id, id)
  if (!row) return undefined
  // Entries were judged by the contract when they came.
  const content = (await readContents(db, account.id, [row]))(row) as unknown as PaperContent
  const photo = template === 'photo' ? await readPhoto(db, account, content.profile.photo ?? '') : null
  return { content, lists: LISTS, template, language, photo }
}

/** What is no part of a name on any disk, and what cannot be seen. */
const ODD = /[\p{Cc}\p{Cf}\p{Co}"<>:|?*/\\]/gu
const MAX_NAME = 100

/** e.g. "Sokha Chan - Resume.pdf"; without a name "Resume.pdf". */
export function sheetName({ content: { profile }, language }: PaperInput, ending: string): string {
  const plain = (part = '') => part.toWellFormed().replace(ODD, '').trim()
  const name = fullName(plain(profile.firstName), plain(profile.lastName), language).replace(/^\.+/, '')
  const short = Array.from(name).slice(0, MAX_NAME).join('').trim()
  return `${short === '' ? '' : `${short} - `}Resume.${ending}`
}
