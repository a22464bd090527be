import { useRead } from '../../../http/read'
import { toJobView } from '../../../lib/job'

/** The job of a conversation; null: there is none. */
export const useJob = (id: string) =>
  useRead(`/jobs/${id}`, (body) => (body === null ? null : toJobView(body)))

/** Who offers it; null: that is not known, or it is not named. Nothing is asked for "". */
export function useJobEmployer(id: string) {
  const toEmployer = (body: unknown) => (body === null ? null : toJobView(body).employer)
  return useRead(`/jobs/${id}`, toEmployer, { enabled: id !== '' }).data ?? null
}
