// features/home is what the start page shows besides jobs, companies and advertisements: banners, figures, counts of open
// jobs that lead into the search, and articles. Each part asks the server by itself.

export { Articles } from './components/articles'
export { Banners } from './components/banners'
export { Counts } from './components/counts'
export { Statistics } from './components/statistics'
