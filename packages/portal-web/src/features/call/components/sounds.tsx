import type { CallMedia } from '@sarika/im-engine'
import { useView } from '@sarika/im-engine/react'
import { useEffect, useRef } from 'react'

/** What is heard of the others, whether their pictures are shown or not. */
export function Sounds({ media, onSilent }: { media: CallMedia; onSilent: () => void }) {
  const remotes = useView(media.remotes)
  return [...remotes].map(([imId, { stream }]) => <Sound key={imId} stream={stream} onSilent={onSilent} />)
}

/** A page that nobody has pressed anything in may not sound. */
function Sound({ stream, onSilent }: { stream: MediaStream; onSilent: () => void }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const { current } = audio
    if (current === null) return
    current.srcObject = stream
    void current.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onSilent()
    })
    return () => {
      current.srcObject = null
    }
  }, [stream, onSilent])
  // biome-ignore lint/a11y/useMediaCaption: people who talk have no captions.
  return <audio ref={audio} data-call-sound />
}
