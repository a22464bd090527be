export { useMe } from './api/me'
