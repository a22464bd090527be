import type { ShownMessage } from '@sarika/im-engine'
import { image } from '@sarika/im-engine/kinds'
import { LoadedPicture } from '../cards/loaded-picture'
import { useSource } from '../cards/use-source'
import { passFocusToLog } from './focus-log'
import { MoreIcon } from './icons'
import { useSay } from './say'
import { useViewing } from './viewing'

interface Props {
  messages: readonly ShownMessage[]
  /** The Tab key reaches the actions of the last. */
  isReached: boolean
  onActions: (message: ShownMessage, trigger: HTMLElement) => void
}

/** Pictures that belong together, as a square of squares; each has its own actions. */
export function Album({ messages, isReached, onActions }: Props) {
  return (
    <div className="album" data-count={messages.length}>
      {messages.map((message) => (
        <Tile
          key={message.key}
          message={message}
          isReached={isReached && message === messages.at(-1)}
          onActions={onActions}
        />
      ))}
    </div>
  )
}

function Tile({ message, isReached, onActions }: Omit<Props, 'messages'> & { message: ShownMessage }) {
  const t = useSay()
  const view = useViewing()
  const { small } = useSource(message, image.is(message) ? message.body.url : '')
  return (
    <div className="album-tile">
      <button
        type="button"
        className="media-open"
        aria-label={t('media.open', { name: t('kinds.image') })}
        onClick={() => view(message.key)}
      >
        <LoadedPicture key={small} src={small} width="100%" height="100%" />
      </button>
      <button
        ref={passFocusToLog}
        type="button"
        className="tool tool-more"
        tabIndex={isReached ? 0 : -1}
        aria-label={t('thread.actions')}
        aria-haspopup="menu"
        data-message={message.key}
        onClick={({ currentTarget }) => onActions(message, currentTarget)}
      >
        <MoreIcon />
      </button>
    </div>
  )
}
