// What is being written and not saved yet, in this tab, for who is logged in: it survives a reload, and a login that expired,
// but no logout.

const PREFIX = 'sarika.draft.'

/** e.g. draftKey("10001", "letter", 3) */
export const draftKey = (userId: string, what: string, id: number | string): string =>
  `${PREFIX}${userId}.${what}.${id}`

/** null: there is none. */
export function readDraft(key: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const keepDraft = (key: string, values: object): void =>
  sessionStorage.setItem(key, JSON.stringify(values))

export const dropDraft = (key: string): void => sessionStorage.removeItem(key)

export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
