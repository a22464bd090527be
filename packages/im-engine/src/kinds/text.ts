import { personKind } from './kind.js'
import { prose } from './shapes/prose.js'

/** What people write. The views show it without asking here: it is most of what there is. */
export const text = personKind(prose('text'))
