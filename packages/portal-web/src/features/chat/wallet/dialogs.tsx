import { PacketDialog } from './packet-dialog'
import { PayDialog } from './pay-dialog'
import { SplitDialog } from './split-dialog'
import type { Asked, Purse } from './table'
import { TransferDialog } from './transfer-dialog'
import '../../../styles/wallet-send.css'

interface Props {
  purse: Purse
  asked: Asked
  onClose: () => void
}

/** What a card or the menu asked for, over the conversation. */
export function WalletDialog({ purse, asked, onClose }: Props) {
  switch (asked.kind) {
    case 'transfer':
      return <TransferDialog purse={purse} onClose={onClose} />
    case 'packet':
      return <PacketDialog purse={purse} onClose={onClose} />
    case 'split':
      return <SplitDialog purse={purse} onClose={onClose} />
    case 'pay':
      return <PayDialog purse={purse} bill={asked.bill} onClose={onClose} />
  }
}
