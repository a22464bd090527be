// features/mine: what there is for a member, at a glance.

export { EmployerOverview } from './components/employer-overview'
export { Overview } from './components/overview'
