import { titleOf, toJobView } from '../lib/job'
import { useRead } from './read'

/** Of a conversation's job, in the language that is shown; until it is known, and where there is no such job, as the list tells it. */
export function useJobTitle(id: string, listed: string): string {
  const toTitle = (body: unknown) => (body === null ? '' : titleOf(toJobView(body)))
  return useRead(`/jobs/${id}`, toTitle, { enabled: Number(id) > 0 }).data || listed
}
