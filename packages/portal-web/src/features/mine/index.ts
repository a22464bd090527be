// features/mine is the page of a member at a glance: who they are, the figures that matter, and the menu of all their pages,
// which stands beside each of them at a desk. An employer finds the way to the desk instead.

export { EmployerOverview } from './components/employer-overview'
export { Overview } from './components/overview'
export { OwnMenu } from './components/own-menu'
