// features/jobs: what there is of work, found and judged.
//
//   the address > lib/search > api/jobs > JobSearch > SearchBox, FilterPane, Results > JobRow
//                              api/job  > JobPage   > JobText, JobAside, JobHead (what search engines read), SimilarJobs

export { useJob } from './api/job'
export { CompanyJobs } from './components/company-jobs'
export { FeaturedJobs } from './components/featured-jobs'
export { JobPage } from './components/job-page'
export { JobRow } from './components/job-row'
export { JobSearch } from './components/job-search'
export { JobShelf } from './components/job-shelf'
