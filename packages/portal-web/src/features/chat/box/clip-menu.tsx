import { type LucideIcon, MessageSquareText, Paperclip } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import type { Act } from '../acts/act'
import { ActMenu, type MenuPlace } from '../acts/act-menu'
import { AttachIcon } from '../components/icons'
import { deedsAt, GLYPHS } from '../hiring/hiring-menu'
import { useTable } from '../hiring/table'
import { useWalletItems } from '../wallet/items'

interface Props {
  /** null: the group takes no files. */
  onFiles: (() => void) | null
  onQuick: () => void
}

const act = (id: string, name: string, glyph: LucideIcon, run: () => void): Act<null> => ({
  id,
  name: () => name,
  icon: () => <Icon of={glyph} />,
  isPossible: () => true,
  run,
})

/** On a phone one button beside the field for all that can go with a message: files, quick replies, cards, money. Source: S-BOX-18. */
export function ClipMenu({ onFiles, onQuick }: Props) {
  const { t } = useTranslation('box')
  const { t: tHiring } = useTranslation('hiring')
  const table = useTable()
  const money = useWalletItems()
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const close = useCallback(() => setPlace(null), [])
  const acts = [
    ...(onFiles === null ? [] : [act('file', t('clip.file'), Paperclip, onFiles)]),
    act('quick', t('quick.label'), MessageSquareText, onQuick),
    ...(table === null
      ? []
      : deedsAt(table).map((asked) =>
          act(asked.kind, tHiring(`menu.${asked.kind}`), GLYPHS[asked.kind], () => table.open(asked)),
        )),
    ...money.map(({ kind, name, glyph, open }) => act(kind, name, glyph, open)),
  ]
  return (
    <>
      <IconButton
        label={t('clip.open')}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace({ trigger: currentTarget, point: null })}
      >
        <AttachIcon />
      </IconButton>
      {place !== null && (
        <ActMenu label={t('clip.open')} acts={acts} of={null} place={place} onClose={close} />
      )}
    </>
  )
}
