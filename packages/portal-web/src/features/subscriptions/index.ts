// features/subscriptions: searches that are kept, to be told of new jobs. lib/search has how a search stands in an address.

export { useAlerts } from './api/alerts'
export { AlertForm } from './components/alert-form'
export { AlertList } from './components/alert-list'
export { fromSearch } from './rules/filters'
