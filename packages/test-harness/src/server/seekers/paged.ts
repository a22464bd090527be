/** One page of a list as every list of the main API is told. */
export const paged = <T>(result: readonly T[], totalCount: number, { size }: { size: number }) => ({
  result,
  totalCount,
  totalPage: Math.ceil(totalCount / size),
})

/** Times of the main API are seconds. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)
