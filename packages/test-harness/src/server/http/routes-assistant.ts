/** The assistant, whose conversation is `1`. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { addAssistant, askAssistant } from '../assistant/ask'
import { ASSISTANT_ID } from '../assistant/assistant'
import { judgeText } from '../chat/content'
import { QUESTION_MS } from '../limits'
import { bare, refused, tooFast } from './answer'
import { route } from './route'

const PATH = '/ai/chat'

const read = route({
  method: 'GET',
  path: PATH,
  access: 'chat',
  says:
    'Whether there is an assistant (`enable`), and the host that questions go to (`host`, "" = they stay here). Where there is one ' +
    'and the caller has no conversation with it, its first words are stored as a message of `1`.',
  async handle({ backend, caller: { me, loginId, chatLoginId }, language }) {
    const { assistant } = backend
    if (assistant === null) return bare({ enable: false, host: '' })
    await addAssistant(backend, { imId: me, loginId, chatLoginId }, language)
    return bare({ enable: true, host: assistant.host })
  },
})

const ask = route({
  method: 'POST',
  path: PATH,
  access: 'chat',
  answers: [200, 429],
  body: z.object({
    message: z.string().check((given) => {
      const fault = judgeText(given.value)
      if (fault !== null) given.issues.push({ code: 'custom', message: fault, input: given.value })
    }),
  }),
  says:
    'A question, answered whole: a list whose first item has `content`; `jobs` names jobs that fit. Question and answer are stored as ' +
    'messages of the conversation `1`, as a text that is sent to it is.',
  async handle({ backend, caller: { me, loginId, chatLoginId }, language, body: { message }, signal }) {
    const who = { imId: me, loginId, chatLoginId, language }
    const draft = {
      senderId: me,
      target: { isGroup: false, id: ASSISTANT_ID },
      clientId: randomUUID(),
      body: { type: 'text', content: message },
    }
    const until = AbortSignal.any([signal, AbortSignal.timeout(QUESTION_MS)])
    const asked = await askAssistant(backend, who, draft, until)
    if (asked.kind === 'refused')
      return asked.retryAfterMs === undefined
        ? refused('no_assistant', 'there is no assistant here')
        : tooFast(asked.retryAfterMs)
    for (const row of [asked.question, ...asked.replies]) backend.hub.deliver(row, [me], null)
    return bare([{ content: asked.reply?.text ?? '', jobs: asked.reply?.jobs ?? [] }])
  },
})

export const assistantRoutes = [read, ask]
