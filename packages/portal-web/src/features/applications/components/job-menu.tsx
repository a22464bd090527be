import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type JobView, titleOf } from '../../../lib/job'
import { useAsSeeker } from '../../../lib/log-in-first'
import { IconButton } from '../../../ui/icon-button'
import { Menu, MenuItem } from '../../../ui/menu'
import { DotsIcon, FlagIcon, HideIcon } from './icons'
import { ReportDialog } from './report-dialog'
import { useHide } from './use-hide'

/** What is seldom done about a job: it is hidden, or reported. */
export function JobMenu({ job }: { job: JobView }) {
  const { t } = useTranslation('applications')
  const { hide } = useHide(job.id)
  const button = useRef<HTMLButtonElement>(null)
  const [isReporting, setIsReporting] = useState(false)
  const report = useAsSeeker(`report-menu:${job.id}`, () => setIsReporting(true))
  const name = t('more', { title: titleOf(job) })
  return (
    <>
      <Menu
        trigger={
          <IconButton ref={button} label={name}>
            <DotsIcon />
          </IconButton>
        }
      >
        <MenuItem onSelect={hide}>
          <HideIcon />
          {t('hide.label')}
        </MenuItem>
        <MenuItem onSelect={report}>
          <FlagIcon isFlagged={false} />
          {t('report.job')}
        </MenuItem>
      </Menu>
      {isReporting && (
        <ReportDialog kind="job" id={job.id} opener={button} onClose={() => setIsReporting(false)} />
      )}
    </>
  )
}
