import { personKind } from './kind.js'
import { storedFile } from './shapes/stored-file.js'

/** A picture. */
export const image = personKind(storedFile('image'))
