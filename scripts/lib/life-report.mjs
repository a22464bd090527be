// What chat-life.mjs found, in lines: of each page { name, rounds, firstHeap, lastHeap, complaints, barriers }; heaps in bytes.

/** At the end a heap is at most so many times what it was at a quarter of the time. */
export const MOST_GROWTH = 1.2

const growthOf = ({ firstHeap, lastHeap }) => lastHeap / firstHeap
const inMb = (bytes) => `${(bytes / 1_048_576).toFixed(1)} MB`

/** e.g. "seeker: 280 rounds, heap 12.1 MB, at the end 12.9 MB (1.07)" */
export const linesOf = (pages) =>
  pages.map((page) => {
    const { name, rounds, firstHeap, lastHeap } = page
    const heaps = `heap ${inMb(firstHeap)}, at the end ${inMb(lastHeap)} (${growthOf(page).toFixed(2)})`
    return `${name}: ${rounds} rounds, ${heaps}`
  })

/** What must not be, a line each; none: all is well. */
export const faultsOf = (pages) =>
  pages.flatMap((page) => {
    const { name, complaints, barriers } = page
    const growth = growthOf(page)
    return [
      ...complaints.map((said) => `${name}: the console says ${said}`),
      ...barriers.map((barrier) => `${name}: axe finds ${barrier}`),
      ...(growth <= MOST_GROWTH
        ? []
        : [`${name}: the heap grew to ${growth.toFixed(2)} of what it was, more than ${MOST_GROWTH}`]),
    ]
  })
