import type { Act } from './act'
import type { AskedMessage } from './asked'
import { copy } from './message/copy'
import { discard } from './message/discard'
import { erase } from './message/erase'
import { forward } from './message/forward'
import { person } from './message/person'
import { readers } from './message/readers'
import { reply } from './message/reply'
import { report } from './message/report'
import { retry } from './message/retry'
import { rewrite } from './message/rewrite'
import { select } from './message/select'
import { star } from './message/star'
import { withdraw } from './message/withdraw'

/** What can be done with a message, in the order of the menu: what takes something away stands last. */
export const MESSAGE_ACTS: readonly Act<AskedMessage>[] = [
  reply,
  copy,
  forward,
  star,
  select,
  readers,
  person,
  rewrite,
  retry,
  report,
  withdraw,
  discard,
  erase,
]
