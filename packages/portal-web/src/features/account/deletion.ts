// A door of its own: the frame of both apps shows it, and has nothing else of this feature.
export { DeletionNotice } from './components/deletion-notice'
