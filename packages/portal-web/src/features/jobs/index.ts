// features/jobs is the work there is: found by a search, and shown whole.
//
//   the address > lib/search > api/jobs > JobSearch > SearchBox, FilterPane, Results > JobRow
//                              api/job  > JobPage   > JobHeader, JobReading, JobAside, JobHead (for search engines), SimilarJobs
//
// JobHeader, JobReading and JobCompany are drawn by the server too (server/pages.tsx): names and links come to them as props.
//
// Absent: saving and applying. features/applications has them, and screens put its buttons into the rows.

export { useJob } from './api/job'
export { CompanyChat } from './components/company-chat'
export { CompanyJobs } from './components/company-jobs'
export { FeaturedJobs } from './components/featured-jobs'
export { JobPage } from './components/job-page'
export { JobPreview } from './components/job-preview'
export { JobRow } from './components/job-row'
export { JobSearch } from './components/job-search'
export { JobsForYou } from './components/jobs-for-you'
export { JobsToday } from './components/jobs-today'
export { StartSearch } from './components/start-search'
export { SuggestField } from './components/suggest-field'
export type { Job } from './rules/job'
