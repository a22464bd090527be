import { useSay } from '../components/say'
import { useViewing } from '../components/viewing'
import type { CardProps } from '../kinds/kind'
import { boxOf } from '../rules/box'
import { Caption } from './caption'
import { LoadedPicture } from './loaded-picture'
import type { StoredFile } from './stored-file'
import { UploadMark } from './upload-mark'
import { useSource } from './use-source'

/** A picture in the thread; a press shows it large. */
export default function PictureCard({ body, name, message }: CardProps<StoredFile>) {
  const t = useSay()
  const view = useViewing()
  const { url, small } = useSource(message, body.url)
  const box = boxOf(body)
  return (
    <span className="media">
      <button
        type="button"
        className="media-open"
        disabled={url === ''}
        aria-label={t('media.open', { name: body.caption || name })}
        onClick={() => view(message.key)}
      >
        <LoadedPicture key={small} src={small} {...box} />
      </button>
      <UploadMark message={message} />
      <Caption text={body.caption} />
    </span>
  )
}
