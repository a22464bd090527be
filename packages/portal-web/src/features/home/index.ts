// features/home is what the start page shows besides jobs, companies and advertisements: figures, trades and counts
// of open jobs that lead into the search, banners, what a talk is like, and articles. Each part asks the server by itself.

export { Articles } from './components/articles'
export { Banners } from './components/banners'
export { Counts } from './components/counts'
export { Figures } from './components/figures'
export { Popular } from './components/popular'
export { Tale } from './components/tale'
export { Trades } from './components/trades'
