import type { Answer } from './call'
import { useWhy } from './failure'
import { useOwnSaved } from './read'

/** Waits for a deletion and reads anew what is below the path; answers with what is wrong, in words, null: it is gone. */
export function useDelete(path: string): (deletion: Promise<Answer>) => Promise<string | null> {
  const why = useWhy()
  const saved = useOwnSaved()
  return async (deletion) => {
    const answer = await deletion
    // What was gone before is gone.
    const isGone = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'not_found')
    if (!isGone) return why(answer)
    void saved(path)
    return null
  }
}
