import { personKind } from './kind.js'
import { storedFile } from './shapes/stored-file.js'

/** What somebody said aloud. */
export const audio = personKind({ ...storedFile('audio'), preview: ({ duration }) => clockOf(duration) })

/** e.g. "0:21"; "" where nobody told. */
const clockOf = (seconds: number): string =>
  seconds === 0
    ? ''
    : `${Math.floor(seconds / 60)}:${Math.round(seconds % 60)
        .toString()
        .padStart(2, '0')}`
