/** Whose pictures the maps of jobs and companies are made of: a deployment's choice, none by default. */
export interface MapTiles {
  /** e.g. `https://tiles.example/{z}/{x}/{y}.png` */
  readonly url: string
  /** what their makers want said, plain text */
  readonly attribution: string
}

/** From where pictures are let in by the content security policy besides our own. */
export const originsOf = (tiles: MapTiles | null): readonly string[] =>
  tiles === null ? [] : [new URL(tiles.url).origin]
