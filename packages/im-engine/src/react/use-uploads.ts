import type { Uploads } from '../model/upload.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** How far uploads got, by client id; of one: `useUploads((uploads) => uploads.get(message.key))`. */
export function useUploads<S = Uploads>(select?: (uploads: Uploads) => S): S {
  return useView(useImEngine().uploads, select)
}
