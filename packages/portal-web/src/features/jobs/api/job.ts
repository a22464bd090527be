import { useRead } from '../../../http/read'
import { toJob } from '../rules/job'

/** null: there is none. Who logs in is told more. */
export const useJob = (id: string) =>
  useRead(`/jobs/${encodeURIComponent(id)}`, (body) => (body === null ? null : toJob(body)))
