import { useRead } from '../../../http/read'
import { titleOf, toJobView } from '../../../lib/job'

/** The job of a conversation; null: there is none. */
export const useJob = (id: string) =>
  useRead(`/jobs/${id}`, (body) => (body === null ? null : toJobView(body)))

/** Its title in the language that is shown; until it is known, and where there is no such job, as the list tells it. */
export function useJobTitle(id: string, listed: string): string {
  const toTitle = (body: unknown) => (body === null ? '' : titleOf(toJobView(body)))
  return useRead(`/jobs/${id}`, toTitle, { enabled: id !== '' }).data || listed
}
