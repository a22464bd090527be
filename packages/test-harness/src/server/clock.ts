/** Milliseconds since the epoch; tests hand in their own so that no rule about time needs a sleep. */
export type Clock = () => number
