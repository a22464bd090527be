import { WarningIcon } from '../../../ui/icons'
import { ClockIcon } from '../../../ui/screen-icons'
import type { Tick } from '../rules/ticks'
import { ReadIcon, TickIcon, TicksIcon } from './icons'
import { useSay } from './say'

const ICONS = {
  uploading: ClockIcon,
  sending: ClockIcon,
  sent: TickIcon,
  delivered: TicksIcon,
  read: ReadIcon,
  failed: WarningIcon,
} satisfies Record<Tick, () => unknown>

/** A clock, one tick, two ticks, an eye: each is another shape, so that colour is never alone. Source: S-CHAT-42. */
export function TickShape({ tick }: { tick: Tick }) {
  const TheIcon = ICONS[tick]
  return (
    <span className="tick" data-tick={tick}>
      <TheIcon />
    </span>
  )
}

/** The shape, and its word for who listens: where there is no room for both. */
export function MessageTick({ tick }: { tick: Tick }) {
  const t = useSay()
  return (
    <>
      <TickShape tick={tick} />
      <span className="only-heard">{t(`ticks.${tick}`)}</span>
    </>
  )
}
