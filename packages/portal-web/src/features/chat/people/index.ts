// people/ shows whom one knows: a script of its own, which the chat fetches for a profile alone.

export { isView } from '../rules/places'
export { People } from './people'
export { PrivacySettings } from './privacy-settings'
