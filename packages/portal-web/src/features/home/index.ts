// features/home: what the start page shows besides jobs and companies.

export { Articles } from './components/articles'
export { Banners } from './components/banners'
export { Counts } from './components/counts'
export { Statistics } from './components/statistics'
