/** What the cards of files read; see the engine's kinds. */
export interface StoredFile {
  readonly url: string
  readonly name: string
  /** Bytes; 0 = nobody told. */
  readonly size: number
  /** Seconds. */
  readonly duration: number
  readonly width: number
  readonly height: number
  readonly posterUrl: string
  readonly waveform: readonly number[]
  readonly caption: string
}
