import { openArea } from '../../../i18n/i18n'
import { useLater } from '../../../lib/use-later'
import type { Linked } from './use-link-preview'

const loadPreview = async () => {
  const [{ PreviewAbove }] = await Promise.all([import('./preview-above'), openArea('links')])
  return PreviewAbove
}

/** What is known of the link in the field, once its script and words are here. */
export function LinkAbove({ linked: { preview, isLooking, remove } }: { linked: Linked }) {
  const { data: PreviewAbove } = useLater('link-above', preview !== null || isLooking, loadPreview)
  if (PreviewAbove === undefined || (preview === null && !isLooking)) return null
  return <PreviewAbove preview={preview} onRemove={remove} />
}
