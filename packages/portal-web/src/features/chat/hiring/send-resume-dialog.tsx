import { useImEngine } from '@sarika/im-engine/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ALL_APPLICATIONS, APPLICATIONS, BETWEEN } from '../../../http/application'
import { useResumeViews } from '../../../http/papers'
import { useOwnChanged } from '../../../http/read'
import { randomKey } from '../../../lib/random-key'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FetchFailure, FormFailure } from '../../../ui/failure'
import { PortalLink } from '../../../ui/portal-link'
import { Choices } from './choices'
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
  const { data, isError, cause, refetch } = useResumeViews()
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
    <Dialog title={t('resume.which')} isHeld={isBusy} onClose={onClose}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data !== undefined && resume === undefined && <p>{t('resume.none')}</p>}
      {resume !== undefined && (
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
      )}
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        {resume !== undefined && (
          <Button isBusy={isBusy} onClick={() => void send()}>
            {t(isBusy ? 'sending' : 'resume.send')}
          </Button>
        )}
        {data !== undefined && resume === undefined && (
          <span className="button button-primary hiring-way">
            <PortalLink to="/resume">{t('resume.make')}</PortalLink>
          </span>
        )}
      </div>
    </Dialog>
  )
}
