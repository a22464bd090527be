import { openArea } from '../../../i18n/i18n'

/** The dialog that makes a group, with its texts. */
export async function loadNewGroup() {
  const [{ NewGroup }] = await Promise.all([import('../groups/new-group'), openArea('groups')])
  return NewGroup
}
