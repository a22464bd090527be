import { text as kind, readLinkPreview } from '@sarika/im-engine/kinds'
import { fileIdOf } from '../../files/readers'
import { accepted, type ServerKind } from './kind'

/** Judged as text everywhere: judgeText. The picture of a preview is a file that goes with it. */
export const text: ServerKind = {
  ...accepted(kind),
  filesIn({ extra }) {
    const id = fileIdOf(readLinkPreview(extra?.preview)?.picture ?? '')
    return id === null ? [] : [{ id, kind: 'image' }]
  },
}
