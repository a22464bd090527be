import type { Logger } from '../ports/logger.js'

/** The default: says nothing. The embedding page gives one that does. */
export const silentLogger: Logger = { debug() {}, warn() {}, error() {} }
