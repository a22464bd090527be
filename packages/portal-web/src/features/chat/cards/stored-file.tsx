import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

interface StoredFile {
  readonly name: string
  /** Bytes; 0 = nobody told. */
  readonly size: number
}

const MB = 1_048_576

/** The same in every language. */
const showMb = (bytes: number): string => `${(bytes / MB).toFixed(2)} MB`

/** What it is called and how large it is. Nothing is fetched: there is no store of files yet. */
export default function StoredFileCard({ body, name }: CardProps<StoredFile>) {
  const t = useSay()
  return (
    <div className="card-said">
      <CardHead name={name} />
      {body.name !== '' && <bdi className="card-title">{body.name}</bdi>}
      {body.size > 0 && <span className="card-soft">{showMb(body.size)}</span>}
      <span className="card-soft">{t('card.closed')}</span>
    </div>
  )
}
