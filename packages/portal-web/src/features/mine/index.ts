// features/mine is the page of a member at a glance: who they are, how far the resume has come, and a tile for each of
// their pages with how much there is. An employer finds the way to the desk instead.

export { EmployerOverview } from './components/employer-overview'
export { Overview } from './components/overview'
