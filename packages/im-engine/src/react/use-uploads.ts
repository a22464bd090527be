import type { Uploads } from '../model/upload.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** How far uploads got, by client id. */
export function useUploads(): Uploads {
  return useView(useImEngine().uploads)
}
