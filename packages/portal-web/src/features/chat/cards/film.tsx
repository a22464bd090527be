import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { boxOf } from '../rules/box'
import { isStored } from '../rules/stored-at'
import { Caption } from './caption'
import type { StoredFile } from './stored-file'
import { UploadMark } from './upload-mark'
import { useSource } from './use-source'

/** Room for the controls of a player. */
const MIN_WIDTH = 200
const MIN_HEIGHT = 120

/** A film in the thread: its first picture until somebody plays it. */
export default function FilmCard({ body, name, message }: CardProps<StoredFile>) {
  const t = useSay()
  const { url, small } = useSource(message, body.url)
  const { width, height } = boxOf(body)
  const poster = body.url === '' ? small : isStored(body.posterUrl) ? body.posterUrl : ''
  return (
    <span className="media">
      {/* biome-ignore lint/a11y/useMediaCaption: people film themselves, nobody has written down what they say */}
      <video
        className="media-film"
        style={{ inlineSize: Math.max(MIN_WIDTH, width), blockSize: Math.max(MIN_HEIGHT, height) }}
        src={url === '' ? undefined : url}
        poster={poster === '' || poster === url ? undefined : poster}
        preload="none"
        controls
        playsInline
        aria-label={t('media.film', { name: body.caption || name })}
      />
      <UploadMark message={message} />
      <Caption text={body.caption} />
    </span>
  )
}
