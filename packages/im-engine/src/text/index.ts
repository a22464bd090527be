// The side door for texts: `@sarika/im-engine/text`. fold.ts opens with what is behind it.

export { findIn, type Range } from './find-in.js'
export { FOLD_VERSION, looseText, sameText } from './fold.js'
export { isBlank } from './is-blank.js'
