import { BriefcaseBusiness } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons'
import { Menu, MenuItem } from '../../../ui/menu'
import { type Asked, isAtDesk, type Table } from './table'

const OF_RECRUITER = ['ask', 'offer', 'change'] as const

/** Beside the field: what a recruiter can ask and offer, and the seeker's resume. */
export function HiringMenu({ table }: { table: Table }) {
  const { t } = useTranslation('hiring')
  const { jobId, jobTitle, open } = table
  const deeds: readonly Asked[] = isAtDesk
    ? OF_RECRUITER.map((kind) => ({ kind }))
    : [{ kind: 'send', job: { jobId, jobTitle } }]
  // There is nothing to apply for.
  if (!isAtDesk && jobId === '') return null
  return (
    <Menu
      trigger={
        <button type="button" className="icon-button" aria-label={t('menu.label')} title={t('menu.label')}>
          <Icon of={BriefcaseBusiness} />
        </button>
      }
    >
      {deeds.map((asked) => (
        <MenuItem key={asked.kind} onSelect={() => open(asked)}>
          {t(`menu.${asked.kind as 'ask'}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
