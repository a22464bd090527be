import { useImEngine } from '@sarika/im-engine/react'
import { BriefcaseBusiness } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApplicationsWith } from '../../../http/use-application'
import { Icon } from '../../../ui/icons'
import { Menu, MenuItem } from '../../../ui/menu'
import { JobDialog } from './job-dialog'
import { OfferDialog } from './offer-dialog'
import { askForResume, type JobNamed, talkAbout } from './send-cards'
import { SendResumeDialog } from './send-resume-dialog'
import { isAtDesk, type Table } from './table'
import '../../../styles/hiring.css'

type Asked = 'ask' | 'offer' | 'change' | 'send'

const DEEDS: readonly Asked[] = isAtDesk ? ['ask', 'offer', 'change'] : ['send']

/** Beside the field: what a recruiter can ask and offer, and the seeker's resume. */
export function HiringMenu({ table }: { table: Table }) {
  const { t } = useTranslation('hiring')
  const engine = useImEngine()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data: applications } = useApplicationsWith(table.peer)
  const { conversation, jobId, jobTitle } = table
  const close = () => setAsked(null)
  const ofJob = (send: (job: JobNamed) => ReturnType<typeof askForResume>, title: string) => (
    <JobDialog title={title} jobId={jobId} send={send} onClose={close} />
  )
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="icon-button" aria-label={t('menu.label')} title={t('menu.label')}>
            <Icon of={BriefcaseBusiness} />
          </button>
        }
      >
        {DEEDS.map((deed) => (
          <MenuItem key={deed} onSelect={() => setAsked(deed)}>
            {t(`menu.${deed}`)}
          </MenuItem>
        ))}
      </Menu>
      {asked === 'ask' && ofJob((job) => askForResume(engine, conversation, job), t('menu.ask'))}
      {asked === 'change' && ofJob((job) => talkAbout(engine, conversation, job), t('menu.change'))}
      {asked === 'offer' && applications !== undefined && (
        <OfferDialog table={table} applications={applications} onClose={close} />
      )}
      {asked === 'send' && (
        <SendResumeDialog table={table} job={{ jobId, jobTitle }} onClose={close} />
      )}
    </>
  )
}
