import { type CallNow, type ConversationKey, type ImEngine, isGroupKey } from '@sarika/im-engine'
import { ImEngineProvider, useCall, useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { askCall, type CallWish, useCallWish } from '../../../lib/calling'
import { keptDevices } from '../rules/kept-devices'
import { refusalInWords } from '../rules/refusals'
import { type Shown, whatShows } from '../rules/what-shows'
import { talkOf } from '../rules/who'
import { AfterCall } from './after-call'
import { BeforeCall } from './before-call'
import { begin } from './begin'
import { Behind } from './behind'
import { Elsewhere } from './elsewhere'
import { RingCard } from './ring-card'
import { Talk } from './talk'
import { type TellRing, useRinging } from './use-ringing'
import '../../../styles/call.css'

interface Props {
  engine: ImEngine
  /** Tells who does not look at the page; returns how to take that away. */
  tellRing: TellRing
}

const BUSY: ReadonlySet<Shown> = new Set(['ring', 'talk', 'elsewhere', 'behind'])

/** The call of this account, over whatever screen is shown. */
export function Calls({ engine, tellRing }: Props) {
  return (
    <ImEngineProvider engine={engine}>
      <CallHere tellRing={tellRing} />
    </ImEngineProvider>
  )
}

function CallHere({ tellRing }: Pick<Props, 'tellRing'>) {
  const { call, dismiss } = useCall()
  const shown = whatShows(call)
  useRinging(shown === 'ring' ? call : null, tellRing)
  const missed = useMissed(call, shown)
  const again = (of: CallNow) => {
    missed.close()
    dismiss()
    askCall({ key: talkOf(of), hasVideo: of.hasVideo })
  }
  return (
    <>
      <Wishes isBusy={BUSY.has(shown)} />
      {call !== null && shown === 'ring' && <RingCard key={call.channel} call={call} />}
      {call !== null && shown === 'talk' && <Talk key={call.channel} call={call} />}
      {call !== null && shown === 'elsewhere' && <Elsewhere call={call} />}
      {call !== null && shown === 'behind' && <Behind call={call} />}
      {call !== null && shown === 'over' && (
        <AfterCall call={call} onClose={() => dismiss()} onAgain={() => again(call)} />
      )}
      {missed.call !== null && (
        <AfterCall call={missed.call} isMissed onClose={missed.close} onAgain={() => again(missed.call)} />
      )}
    </>
  )
}

/** A call that nobody took stays told until somebody sees it, or the next one comes. */
function useMissed(call: CallNow | null, shown: Shown) {
  const [missed, setMissed] = useState<CallNow | null>(null)
  const [closed, setClosed] = useState('')
  const isNew = shown === 'missed' && call?.channel !== missed?.channel && call?.channel !== closed
  if (isNew) setMissed(call)
  if (missed !== null && (shown === 'ring' || shown === 'talk')) setMissed(null)
  const close = () => {
    setClosed(missed?.channel ?? '')
    setMissed(null)
  }
  return missed === null ? { call: null, close } : { call: missed, close }
}

/** What was asked for in the chat: first the devices, where somebody did not choose to go without. */
function Wishes({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('call')
  const engine = useImEngine()
  const wish = useCallWish()
  const [asked, setAsked] = useState<CallWish | null>(null)
  useEffect(() => {
    if (wish === null) return
    askCall(null)
    if (isBusy) {
      toast(t('refused.call-busy'))
    } else if (!keptDevices().isSkipped) {
      setAsked(wish)
    } else {
      void begin(engine, wish, wish.hasVideo).then((kind) => {
        if (kind !== null) toast(refusalInWords(kind, t))
      })
    }
  }, [wish, isBusy, engine, t])
  // Somebody called meanwhile: that is on the screen now.
  if (asked === null || isBusy) return null
  return (
    <BeforeCall
      wish={asked}
      isMeeting={isGroupKey(asked.key as ConversationKey)}
      onClose={() => setAsked(null)}
    />
  )
}
