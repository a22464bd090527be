import { ArrowLeftRight, ChartPie, Gift, type LucideIcon } from 'lucide-react'
import { useSay } from '../components/say'
import { SENDS, type SendKind, usePurse } from './table'

export interface WalletItem {
  readonly kind: SendKind
  readonly name: string
  readonly glyph: LucideIcon
  readonly open: () => void
}

const GLYPHS = { transfer: ArrowLeftRight, packet: Gift, split: ChartPie }
const NAMES = {
  transfer: 'kinds.transferLP',
  packet: 'kinds.redPacketLP',
  split: 'kinds.receiveCreateLP',
} as const

/** For the menus of the clip: what of demo money can be sent here. Empty where there is no wallet. */
export function useWalletItems(): readonly WalletItem[] {
  const t = useSay()
  const purse = usePurse()
  if (purse === null || purse.people.length === 0) return []
  return SENDS.map((kind) => ({
    kind,
    name: t(NAMES[kind]),
    glyph: GLYPHS[kind],
    open: () => purse.open({ kind }),
  }))
}
