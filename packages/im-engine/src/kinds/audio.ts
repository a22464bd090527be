import { personKind } from './kind.js'
import { storedFile } from './shapes/stored-file.js'

/** What somebody said aloud. */
export const audio = personKind(storedFile('audio'))
