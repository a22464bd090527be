import type { Fact } from '../events/facts.js'
import { APPLICATIONS_KEPT } from '../model/limits.js'
import type { State } from '../model/state.js'
import type { Draft } from './draft.js'

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

/** Where there are too many, the one goes that changed longest ago, so the same ones stay in whatever order they come. */
export function foldApplication(
  state: State,
  { id, rev, at }: Of<'application-changed'>,
  draft: Draft,
): void {
  const { applications } = state
  applications.set(id, { rev, at })
  if (applications.size > APPLICATIONS_KEPT) {
    const [oldest] = [...applications].reduce((a, b) =>
      a[1].at < b[1].at || (a[1].at === b[1].at && a[0] < b[0]) ? a : b,
    )
    applications.delete(oldest)
  }
  draft.applications = true
}
