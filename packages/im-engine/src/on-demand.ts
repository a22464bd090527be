// What a tab does without until somebody searches or sends a file, as one script. It imports nothing that the front door has, for
// what two scripts share is a third one.

export { Files } from './files.js'
export { Search } from './views/search.js'
