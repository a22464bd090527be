import { slotsOf } from '../features/applications'
import { JobsToday } from '../features/jobs'

/** The jobs of the start page, with what there is to do about them. */
export const HomeJobs = () => <JobsToday slotsOf={slotsOf} />
