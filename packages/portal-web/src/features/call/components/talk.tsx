import type { CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toChat } from '../../../lib/chat-path'
import { talkOf } from '../rules/who'
import { Float } from './float'
import { Sounds } from './sounds'
import { Stage } from './stage'
import { useKeepLeft } from './use-keep-left'
import { useChosenDevices, useMediaDeeds } from './use-media-deeds'

/** A call in this tab: over the whole page, or small in a corner of it. Its sound goes on between the two. */
export function Talk({ call }: { call: CallNow }) {
  const { media } = useCall()
  const navigate = useNavigate()
  const [isSmall, setIsSmall] = useState(false)
  const [isSilent, setIsSilent] = useState(false)
  const deeds = useMediaDeeds()
  useChosenDevices(media, deeds.deed)
  const silent = useCallback(() => setIsSilent(true), [])
  useKeepLeft(call.state === 'running' ? call.channel : null)
  const toTalk = () => {
    setIsSmall(true)
    void navigate(toChat(talkOf(call)))
  }
  return (
    <>
      {media !== null && <Sounds key={String(isSilent)} media={media} onSilent={silent} />}
      {isSmall ? (
        <Float call={call} deeds={deeds} onLarge={() => setIsSmall(false)} />
      ) : (
        <Stage
          call={call}
          deeds={deeds}
          onSmall={() => setIsSmall(true)}
          onTalk={toTalk}
          // Pressed, the page may sound.
          onHear={isSilent ? () => setIsSilent(false) : null}
        />
      )}
    </>
  )
}
