import type { GroupCommands, GroupId, Refusal, Result } from '@sarika/im-engine'
import { GROUP } from '../../../lib/limits'
import type { Look } from './look-fields'

const portionsOf = (imIds: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(imIds.length / GROUP.asked) }, (_, at) =>
    imIds.slice(at * GROUP.asked, (at + 1) * GROUP.asked),
  )

/** Takes people into a group, as many a call as the server takes; stops at the first that is refused. */
export async function addPeople(
  groups: GroupCommands,
  groupId: string,
  imIds: readonly string[],
): Promise<Result<null>> {
  for (const portion of portionsOf(imIds)) {
    const result = await groups.invite(groupId, portion)
    if (!result.ok) return result
  }
  return { ok: true, value: null }
}

/** What was made; `missed`: why it has not all of its people, or no picture. */
export interface Made {
  readonly groupId: GroupId
  readonly missed: Refusal | null
}

/** Makes a group: its name with the first people, then the others, then its picture. */
export async function makeGroup(
  groups: GroupCommands,
  { title, avatar }: Look,
  imIds: readonly string[],
): Promise<Result<Made>> {
  const made = await groups.create(title, imIds.slice(0, GROUP.asked))
  if (!made.ok) return made
  const { groupId } = made.value
  const filled = await addPeople(groups, groupId, imIds.slice(GROUP.asked))
  const looked: Result<null> =
    avatar === '' ? { ok: true, value: null } : await groups.change(groupId, { avatar })
  const refused = [filled, looked].find((one) => !one.ok)
  return { ok: true, value: { groupId, missed: refused?.ok === false ? refused.refusal : null } }
}
