import { personKind } from './kind.js'
import { storedFile } from './shapes/stored-file.js'

/** A file of any other kind. */
export const file = personKind({ ...storedFile('file'), preview: ({ name }) => name })
