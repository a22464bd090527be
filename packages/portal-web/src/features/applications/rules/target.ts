/** A job that is applied for. */
export interface Target {
  readonly id: number
  readonly title: string
}
