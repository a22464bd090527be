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

/** Who offers it; null: that is not known, or it is not named. Nothing is asked for "". */
export function useJobEmployer(id: string) {
  const toEmployer = (body: unknown) => (body === null ? null : toJobView(body).employer)
  return useRead(`/jobs/${id}`, toEmployer, { enabled: id !== '' }).data ?? null
}
