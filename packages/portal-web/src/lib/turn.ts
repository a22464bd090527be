/** The place after so many steps in a ring of places from 0; steps below 0 go back. */
export const turned = (place: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((place + steps) % count) + count) % count
