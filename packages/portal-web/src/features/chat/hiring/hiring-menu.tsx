import { BriefcaseBusiness, CalendarPlus, FileUser } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { Menu, MenuItem } from '../../../ui/menu'
import { type Asked, isAtDesk, type Table } from './table'

type Deed = Extract<Asked, { kind: 'ask' | 'offer' | 'change' | 'send' }>

/** What stands before each, here and in the menu of a phone. */
export const GLYPHS = {
  ask: FileUser,
  offer: CalendarPlus,
  change: BriefcaseBusiness,
  send: FileUser,
} as const

/** What one can ask or send beside the field. A seeker has nothing to apply for where they talk about no job. */
export function deedsAt({ jobId, jobTitle }: Table): readonly Deed[] {
  if (isAtDesk) return [{ kind: 'ask' }, { kind: 'offer' }, { kind: 'change' }]
  return jobId === '' ? [] : [{ kind: 'send', job: { jobId, jobTitle } }]
}

/** Beside the field: what a recruiter can ask and offer, and the seeker's resume. */
export function HiringMenu({ table }: { table: Table }) {
  const { t } = useTranslation('hiring')
  const deeds = deedsAt(table)
  if (deeds.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton label={t('menu.label')}>
          <Icon of={BriefcaseBusiness} />
        </IconButton>
      }
    >
      {deeds.map((asked) => (
        <MenuItem key={asked.kind} onSelect={() => table.open(asked)}>
          <Icon of={GLYPHS[asked.kind]} />
          {t(`menu.${asked.kind}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
