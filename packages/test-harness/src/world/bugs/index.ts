export { Simulator } from '../simulator'
export { plant } from './plant'
export { PLANTED_BUGS } from './planted'
