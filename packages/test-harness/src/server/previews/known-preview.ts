import { readLinkPreview } from '@sarika/im-engine/kinds'
import { checkPermission } from '../chat/permission-facts'
import { type Draft, textOf } from '../chat/store-message'
import type { Trx } from '../db/tables'
import { fileIdOf } from '../files/readers'
import { judgeUses } from '../files/uses'
import type { PreviewSigns } from './preview-signs'

/**
 * A draft with its preview as this server made it, or without: where somebody else made it, where its link does not stand in the text,
 * and where its picture may not be sent there. The text goes in any case. Source: S-PREV-4.
 */
export async function withKnownPreview(trx: Trx, draft: Draft, signs: PreviewSigns | null): Promise<Draft> {
  const { body } = draft
  if (body.type !== 'text' || body.extra?.preview === undefined) return draft
  const { preview: given, ...others } = body.extra
  const preview = readLinkPreview(given)
  const isGood =
    preview !== undefined &&
    signs?.isOurs(preview) === true &&
    standsIn(textOf(body, draft) ?? '', preview.url) &&
    (preview.picture === '' || (await maySendPicture(trx, draft, preview.picture)))
  return { ...draft, body: { ...body, extra: isGood ? { ...others, preview } : others } }
}

/** What goes on with an address behind it: a longer one is another. */
const GOES_ON = /^(?:[\w/?#=&%~+@$-]|[.,:;!'][\w/?#=&%~+@$-])/

/** Whether a link stands in a text, whole, with or without its scheme. */
function standsIn(text: string, link: string): boolean {
  const written = link.replace(/^https?:\/\//i, '')
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1))
    if (!GOES_ON.test(text.slice(at + written.length, at + written.length + 2))) return true
  return false
}

/** It may be gone since, and some groups take no pictures. */
async function maySendPicture(trx: Trx, { senderId, target }: Draft, picture: string): Promise<boolean> {
  const id = fileIdOf(picture)
  if (id === null || (await judgeUses(trx, senderId, [{ id, kind: 'image' }])) !== null) return false
  return (await checkPermission(trx, senderId, target, true, false)) === null
}
