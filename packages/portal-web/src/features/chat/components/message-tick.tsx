import { WarningIcon } from '../../../ui/icons'
import { ClockIcon } from '../../../ui/screen-icons'
import type { Tick } from '../rules/ticks'
import { TickIcon, TicksIcon } from './icons'
import { useSay } from './say'

const ICONS = {
  uploading: ClockIcon,
  sending: ClockIcon,
  sent: TickIcon,
  delivered: TicksIcon,
  read: TicksIcon,
  failed: WarningIcon,
} satisfies Record<Tick, () => unknown>

export function MessageTick({ tick }: { tick: Tick }) {
  const t = useSay()
  const TheIcon = ICONS[tick]
  return (
    <span className="tick" data-tick={tick}>
      <TheIcon />
      <span className="only-heard">{t(`ticks.${tick}`)}</span>
    </span>
  )
}
