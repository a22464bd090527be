/** Bad input: one clear line of what is wrong, where, and what to do. Caught in cli.ts, exit 2. */
export class BadInput extends Error {}
