// What the lane needs of a browser, whatever speaks to it: tabs that run functions of the lane in their page. What a person does is
// done by such functions (deeds.ts), since typed keys hang in one of the browsers.

/** What goes into a page and comes out of it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain }

export interface DrivenTab {
  goto(url: string): Promise<void>
  /** Runs a function in the page, e.g. `run((name) => document.querySelector(name) !== null, '.list')`; it sees nothing of the lane. */
  run<Given extends readonly Plain[], Result>(
    deed: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  close(): Promise<void>
}

export interface DrivenBrowser {
  /** e.g. "Firefox 153.8.0" */
  readonly name: string
  open(): Promise<DrivenTab>
  quit(): Promise<void>
}
