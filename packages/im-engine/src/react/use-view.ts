// The hook that all others are built on: a view of the engine behind useSyncExternalStore. index.ts draws the folder.

import { useMemo, useSyncExternalStore } from 'react'
import type { View } from '../views/view.js'

/**
 * The current value of a view, or what a selector takes from it. The component renders again when that is another object, at
 * most once a commit.
 * e.g. `useView(engine.unread, (totals) => totals.unread)`. Source: S-REACT-1.
 */
export function useView<T, S = T>(
  view: Pick<View<T>, 'getSnapshot' | 'subscribe'>,
  selector?: (snapshot: T) => S,
): S {
  const read = useMemo(
    () => (selector === undefined ? view.getSnapshot : remember(view.getSnapshot, selector)),
    [view, selector],
  )
  // Without a selector S is T.
  return useSyncExternalStore<T | S>(view.subscribe, read, read) as S
}

/** Selects once a snapshot. A selector that makes a new object at each call would look like a change at each call. */
function remember<T, S>(getSnapshot: () => T, selector: (snapshot: T) => S): () => S {
  let last: { readonly snapshot: T; readonly selection: S } | undefined
  return () => {
    const snapshot = getSnapshot()
    if (last === undefined || !Object.is(last.snapshot, snapshot))
      last = { snapshot, selection: selector(snapshot) }
    return last.selection
  }
}
