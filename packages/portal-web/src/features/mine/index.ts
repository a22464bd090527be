// features/mine: what there is for a member, at a glance.

export { Overview } from './components/overview'
