/** Where the engine says what it notices; values are redacted before they come here: no token, no text. */
export interface Logger {
  debug(what: string, details?: Readonly<Record<string, unknown>>): void
  warn(what: string, details?: Readonly<Record<string, unknown>>): void
  error(what: string, details?: Readonly<Record<string, unknown>>): void
}
