// What a person asks of the server about their quick replies. Any tab may ask, the tab that leads calls the server, nothing is
// queued.

/** One command about quick replies; plain data, so that a tab may ask another one. */
export type QuickAsk = { readonly about: 'quick' } & (
  | { readonly type: 'read-quick' }
  | { readonly type: 'save-quick'; readonly texts: readonly string[] }
)
