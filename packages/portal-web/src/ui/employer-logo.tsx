import type { JobEmployer } from '../lib/job'
import { Logo } from './logo'

/** The logo of who offers a job; null: it is not named. */
export const EmployerLogo = ({ employer }: { employer: JobEmployer | null }) => (
  <Logo id={employer?.id ?? 0} industryId={employer?.industryId ?? 0} src={employer?.logo ?? null} />
)
