import { NAME_MAX } from '../../../contract/resume'

/** For a number behind it, e.g. " 12". */
const ROOM = 6

/** A name that no other one has: itself, else with the first number from 2 that is free, e.g. "Kitchen 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  const name = wanted
    .slice(0, NAME_MAX - ROOM)
    .toWellFormed()
    .trim()
  const isTaken = (one: string) => taken.some((other) => other.trim() === one)
  if (!isTaken(name)) return name
  let count = 2
  while (isTaken(`${name} ${count}`)) count++
  return `${name} ${count}`
}
