import { textAt } from './fields'

/** What a person is called: the name they gave, else the one they log in with. `me`: the answer of /users/me. */
export const nameOf = (me: unknown): string => textAt(me, 'name') || textAt(me, 'userName')
