import type { Start } from '../api/resumes'
import { EMPTY, entriesOf } from '../rules/paper'
import { shownEntries } from './kinds/kind'
import type { WorkingCopy } from './working-copy'

/** Writes the answers of the first steps into what is not saved and not begun yet. */
export function prefill(copy: WorkingCopy, start: Start): void {
  const { paper, drafts } = copy.get()
  const { firstName, lastName, jobtitle, company, languageIds, intention } = start
  if (!('profile' in paper) && !('profile' in drafts) && firstName + lastName !== '')
    copy.write('profile', { ...EMPTY.profile, firstName, lastName })
  if (!('intention' in paper) && !('intention' in drafts) && intention !== null)
    copy.write('intention', intention)
  if (shownEntries(copy.get(), 'experiences').length === 0 && jobtitle + company !== '')
    copy.begin('experiences', { jobtitle, company })
  if (
    entriesOf(paper, 'languageLevels').length === 0 &&
    shownEntries(copy.get(), 'languageLevels').length === 0
  )
    for (const languageId of languageIds) copy.begin('languageLevels', { languageId })
}
