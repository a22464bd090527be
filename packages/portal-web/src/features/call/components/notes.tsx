import type { CallMedia, CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { useIsOnline } from '../../../lib/page-state'
import { mediaInWords, refusalInWords } from '../rules/refusals'
import type { useMediaDeeds } from './use-media-deeds'
import { useParts } from './use-parts'

interface Props {
  call: CallNow
  media: CallMedia | null
  deeds: ReturnType<typeof useMediaDeeds>
  name: string
  /** The browser keeps the page silent until it is pressed; null = it does not. */
  onHear: (() => void) | null
}

/** What somebody has to know of the call, and can do about it: one line each, the most urgent first. */
export function Notes({ call, media, deeds: { trouble, forget }, name, onHear }: Props) {
  const { t } = useTranslation('call')
  const { toVideo, toAudio, dismiss } = useCall()
  const { local, remotes, quality } = useParts(media)
  const isOnline = useIsOnline()
  const [refused, setRefused] = useState<string | null>(null)
  const isRunning = call.state === 'running'
  const isPair = call.type !== 'meeting'
  const showOwn = async () => {
    const result = await toVideo()
    setRefused(result.ok ? null : result.refusal.kind)
  }
  return (
    <div className="call-notes" role="status">
      {!isOnline && <Line>{t('offline')}</Line>}
      {isOnline && isRunning && quality === 'lost' && (
        <Line acts={media !== null && <Act word={t('tryAgain')} onPress={() => media.restart()} />}>
          {t('quality.lost')}
        </Line>
      )}
      {onHear !== null && <Line acts={<Act word={t('hear')} onPress={onHear} />}>{t('silent')}</Line>}
      {trouble !== null && (
        <Line acts={<Act word={t('close')} onPress={forget} />}>
          {mediaInWords(trouble.of, trouble.why, t)}
        </Line>
      )}
      {refused !== null && <Line>{refusalInWords(refused, t)}</Line>}
      {call.isPictureAsked && (
        <Line
          acts={
            <>
              <Act word={t('asked.show')} onPress={() => void showOwn()} />
              <Act word={t('asked.no')} onPress={() => dismiss()} />
            </>
          }
        >
          {t('asked.words', { name: isolate(name) })}
        </Line>
      )}
      {isOnline && isRunning && isPair && quality === 'poor' && call.hasVideo && (
        <Line acts={<Act word={t('key.audio')} onPress={() => void toAudio()} />}>{t('quality.poor')}</Line>
      )}
      {local.screen !== null && <Line>{t('sharing')}</Line>}
      {isRunning && !isPair && remotes.size === 0 && (call.meeting?.members.length ?? 0) < 2 && (
        <Line>{t('alone')}</Line>
      )}
    </div>
  )
}

const Line = ({ children, acts = null }: { children: ReactNode; acts?: ReactNode }) => (
  <div className="call-note">
    <p>{children}</p>
    {acts}
  </div>
)

const Act = ({ word, onPress }: { word: string; onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    {word}
  </button>
)
