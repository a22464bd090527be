// features/subscriptions are job alerts: searches that a seeker keeps, to be told of new jobs. An alert has some of the
// filters of a search and not all (rules/filters); lib/search has how a search stands in an address.

export { useAlerts } from './api/alerts'
export { AlertForm } from './components/alert-form'
export { AlertList } from './components/alert-list'
export { AlertsPanel } from './components/alerts-panel'
export { fromSearch } from './rules/filters'
