import { useRead } from '../../../http/read'
import { toJobView } from '../../../lib/job'

/** The job of a conversation; null: there is none. */
export const useJob = (id: string) =>
  useRead(`/jobs/${id}`, (body) => (body === null ? null : toJobView(body)))
