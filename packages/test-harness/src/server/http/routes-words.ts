/** Words that are not allowed in a chat. */
import { z } from 'zod'
import { MAX_CARD_UNITS } from '../limits'
import { imData, tooFast } from './answer'
import { route } from './route'

const check = route({
  method: 'POST',
  path: '/chat/im/user/checkWords',
  access: 'chat',
  answers: [200, 429],
  body: z.object({ text: z.string().max(MAX_CARD_UNITS) }),
  says: 'The first word of the deployment’s list that stands in a text, "" where there is none. Nothing is kept of the text.',
  async handle({ backend: { words, rates }, caller: { me }, body: { text } }) {
    const waitMs = rates.wordChecks.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    return imData({ word: words.findWord(text) ?? '' })
  },
})

export const wordRoutes = [check]
