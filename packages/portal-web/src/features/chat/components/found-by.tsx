import type { SearchHit } from '@sarika/im-engine'
import { useSay } from './say'

/** Who said what was found, in front of it, e.g. "You:" or "Dara Kim:". */
export function FoundBy({ hit, name }: { hit: SearchHit; name: string }) {
  const t = useSay()
  return <bdi className="found-by">{hit.own ? t('list.you') : t('find.by', { name })}</bdi>
}
