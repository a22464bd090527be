/** What a link leads to, asked once by who is about to send it. */
import { z } from 'zod'
import { readPrivacy } from '../chat/privacy'
import { MAX_LINK_UNITS } from '../limits'
import { chatData, tooFast } from './answer'
import { route } from './route'

const preview = route({
  method: 'POST',
  path: '/chat/link-preview',
  access: 'chat',
  answers: [200, 429],
  body: z.object({ url: z.string().min(1).max(MAX_LINK_UNITS) }),
  says:
    'What the page at an http or https address says of itself, to be sent as `extra.preview` of a text with that address. ' +
    '`preview` is null where nothing can be told, and nobody is told why; `isOff`: this deployment or this account asks for none.',
  async handle({ backend, caller: { me }, body: { url }, signal }) {
    const { previews, rates, db, writes } = backend
    if (previews === null || (await readPrivacy(db, me)).link_previews === 0)
      return chatData({ preview: null, isOff: true })
    const waitMs = rates.linkPreviews.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    return chatData({ preview: await previews.make(writes, me, url, signal), isOff: false })
  },
})

export const linkPreviewRoutes = [preview]
