import { useOwn } from '../../../http/read'
import { listAt } from '../../../lib/fields'
import { toJobView } from '../../../lib/job'

/** Jobs of the company that anybody can apply for now. */
export const useOpenJobs = () =>
  useOwn('/users/employer/jobs?state=open&size=100', (body) => listAt(body, 'result').map(toJobView))
