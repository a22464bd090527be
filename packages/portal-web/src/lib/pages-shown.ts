/** The first page, the last, this one and its neighbours, in order: 1 … 4 5 6 … 20. */
export const pagesShown = (page: number, pages: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
