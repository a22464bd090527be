import { newestFirst } from '../../../contract/newest-first'
import type { PaperContent } from '../../../contract/paper'
import type { Section } from '../../../contract/resume'
import { type BySlot, entriesOf, type Paper, type Slot, type Values } from './paper'

interface Written {
  readonly paper: Paper
  readonly drafts: BySlot<{ readonly values: Values }>
  readonly leaving: ReadonlySet<Slot>
}

/** A resume as it stands in the editor, with what is not saved yet, as a sheet takes it. */
export function contentOf({ paper, drafts, leaving }: Written): PaperContent {
  const valuesOf = (slot: Slot): Values => drafts[slot]?.values ?? paper[slot] ?? {}
  const entries = (section: Section): readonly Values[] =>
    [...new Set([...entriesOf(paper, section), ...entriesOf(drafts, section)])]
      .filter((slot) => !leaving.has(slot))
      .map(valuesOf)
  const content = {
    profile: valuesOf('profile'),
    intention: valuesOf('intention'),
    career: valuesOf('career'),
    experiences: newestFirst(entries('experiences')),
    educations: newestFirst(entries('educations')),
    languageLevels: entries('languageLevels'),
    skills: entries('skills').map(({ skillyears, ...rest }) =>
      skillyears === null ? rest : { ...rest, skillyears },
    ),
    qualifications: entries('qualifications'),
  }
  // Of each field the type is held by `fill` and by the form.
  return content as unknown as PaperContent
}
