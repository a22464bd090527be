import { FileUp } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { Menu, MenuItem } from '../../../ui/menu'
import { AttachIcon } from '../components/icons'
import { useSay } from '../components/say'
import { useWalletItems } from '../wallet/items'

interface Props {
  /** null: the group takes no files from this person. */
  onFiles: (() => void) | null
}

/** At a desk, the clip: files at once where there is nothing else to send, else a menu of what there is. */
export function Clip({ onFiles }: Props) {
  const t = useSay()
  const money = useWalletItems()
  if (money.length === 0)
    return (
      <IconButton label={t('media.attach')} hidden={onFiles === null} onClick={onFiles ?? undefined}>
        <AttachIcon />
      </IconButton>
    )
  return (
    <Menu
      trigger={
        <IconButton label={t('media.add')}>
          <AttachIcon />
        </IconButton>
      }
    >
      {onFiles !== null && (
        <MenuItem onSelect={onFiles}>
          <Icon of={FileUp} />
          {t('media.attach')}
        </MenuItem>
      )}
      {money.map(({ kind, name, glyph, open }) => (
        <MenuItem key={kind} onSelect={open}>
          <Icon of={glyph} />
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
