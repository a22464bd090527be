import { useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ALL_APPLICATIONS, APPLICATIONS, BETWEEN } from '../../../http/application'
import { useResumeViews } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { randomKey } from '../../../lib/random-key'
import { PortalLink } from '../../../ui/portal-link'
import { Choices } from './choices'
import { ChooseDialog } from './choose-dialog'
import { type JobNamed, sendOwnResume } from './send-cards'
import type { Table } from './table'
import { usePress } from './use-press'

interface Props {
  table: Table
  job: JobNamed
  onClose: () => void
}

/** Which of the approved resumes goes out; the default one is chosen. Who has none makes one. */
export function SendResumeDialog({ table, job, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const engine = useImEngine()
  const changed = useOwnChanged()
  const reading = useResumeViews()
  const { data } = reading
  const { isBusy, failure, press } = usePress()
  const [chosen, setChosen] = useState(0)
  const clientId = useRef(randomKey())
  const resumes = (data ?? []).filter(({ hasApproved }) => hasApproved)
  const resume =
    resumes.find(({ id }) => id === chosen) ?? resumes.find(({ isDefault }) => isDefault) ?? resumes[0]

  async function send() {
    if (resume === undefined) return
    const isSent = await press(() => sendOwnResume(engine, table.conversation, job, resume, clientId.current))
    for (const path of [ALL_APPLICATIONS, APPLICATIONS, BETWEEN]) void changed(path)
    if (isSent) onClose()
  }
  return (
    <ChooseDialog
      title={t('resume.which')}
      reading={reading}
      choices={
        resume === undefined ? null : (
          <Choices
            label={t('resume.title')}
            options={resumes.map(({ id, name, isDefault }) => ({
              key: id,
              text: name,
              note: isDefault ? t('resume.default') : '',
            }))}
            chosen={resume.id}
            onChoose={setChosen}
          />
        )
      }
      none={t('resume.none')}
      way={
        <span className="button button-primary hiring-way">
          <PortalLink to="/resume">{t('resume.make')}</PortalLink>
        </span>
      }
      isBusy={isBusy}
      failure={failure}
      label={t('resume.send')}
      onSend={() => void send()}
      onClose={onClose}
    />
  )
}
