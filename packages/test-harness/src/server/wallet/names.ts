import type { Db } from '../db/tables'

/** What people are called, and groups, also those that one has left; "" = not known. */
export async function readNames(db: Db, imIds: readonly string[], groupIds: readonly string[]) {
  // Without "" a list may be empty, which SQL does not take.
  const people = await db
    .selectFrom('accounts')
    .select(['im_id', 'nickname'])
    .where('im_id', 'in', ['', ...new Set(imIds)])
    .execute()
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'title'])
    .where('id', 'in', ['', ...new Set(groupIds)])
    .execute()
  const names = new Map(people.map(({ im_id, nickname }) => [im_id, nickname]))
  const titles = new Map(groups.map(({ id, title }) => [id, title]))
  return {
    namesOf: (some: readonly string[]): Readonly<Record<string, string>> =>
      Object.fromEntries(some.flatMap((imId) => (names.has(imId) ? [[imId, names.get(imId) ?? '']] : []))),
    titleOf: (groupId: string): string => titles.get(groupId) ?? '',
  }
}
