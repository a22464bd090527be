import { personKind } from './kind.js'
import { storedFile } from './shapes/stored-file.js'

/** A film. */
export const video = personKind(storedFile('video'))
