/** Texts that somebody sends again and again. */
import { z } from 'zod'
import { judgeText } from '../chat/content'
import { listQuickReplies, saveQuickReplies } from '../chat/quick-replies'
import { MAX_QUICK_REPLIES } from '../limits'
import { bare } from './answer'
import { API, route } from './route'

const PATH = `${API}/users/im/quick-text`

const list = route({
  method: 'GET',
  path: PATH,
  access: 'account-or-im',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listQuickReplies(backend.db, account.id) }),
})

/** What can be sent as a message: who presses one wants no refusal then. */
const Text = z
  .string()
  .trim()
  .check((given) => {
    const fault = judgeText(given.value)
    if (fault !== null) given.issues.push({ code: 'custom', message: fault, input: given.value })
  })

/** All of them, in their order; the specification leaves the body open, its words are those of the refusals. */
const save = route({
  method: 'POST',
  path: PATH,
  access: 'account-or-im',
  body: z.object({
    texts: z
      .array(Text)
      .min(1, 'Please keep at least one quick reply')
      .max(MAX_QUICK_REPLIES, `Save up to ${MAX_QUICK_REPLIES} quick replies`),
  }),
  async handle({ backend, caller: { account }, body: { texts } }) {
    await backend.writes.run((trx) => saveQuickReplies(trx, account.id, texts))
    return bare({ result: await listQuickReplies(backend.db, account.id) })
  },
})

export const quickReplyRoutes = [list, save]
