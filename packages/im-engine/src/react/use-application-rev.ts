import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** How often an application changed, as far as was told; 0 = not once. A larger number means: read it anew. */
export function useApplicationRev(id: string): number {
  return useView(useImEngine().applications, (revs) => revs.get(id) ?? 0)
}
