/** All numbers, the one of the day first: it goes by the day of the month modulo their count. Source: portal specification 1. */
export function numbersOf(day: Date, numbers: readonly string[]): readonly string[] {
  const first = day.getDate() % numbers.length
  return [...numbers.slice(first), ...numbers.slice(0, first)]
}
