import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { useOwnChanged } from '../../../http/read'
import { inCambodia, showDay } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { SelectField } from '../../../ui/field'
import { CANDIDATES, type Candidate, INVITATIONS, invite, type Left } from '../api/candidates'
import { calledOf } from '../rules/words'

/** An open job of the company. */
export interface OwnJob {
  readonly id: number
  readonly title: string
}

interface Props {
  candidate: Pick<Candidate, 'id' | 'name' | 'title'>
  jobs: readonly OwnJob[]
  /** The job that the list is ordered for; 0: none. */
  jobId: number
  /** undefined: not known yet */
  left: Left | undefined
  onClose: () => void
}

/** Words of refusals, by the server's codes. */
const REFUSALS = {
  not_found: 'gone',
  not_verified: 'notVerified',
  job_closed: 'jobClosed',
  already_applied: 'applied',
  too_many_invitations: 'tooMany',
} as const

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)

/** Why nobody can be invited now, with what to do; null: somebody can. */
function Hindered({ jobs, left }: Pick<Props, 'jobs' | 'left'>) {
  const { t } = useTranslation('scouting')
  const today = useDay()
  if (left?.isVerified === false)
    return (
      <>
        <p>{t('invite.notVerified')}</p>
        <Link className="button button-small" to="/company">
          {t('invite.verify')}
        </Link>
      </>
    )
  if (jobs.length === 0)
    return (
      <>
        <p>{t('invite.noJobs')}</p>
        <Link className="button button-small" to="/jobs">
          {t('invite.toJobs')}
        </Link>
      </>
    )
  if (left?.left === 0)
    return <p>{t('invite.none', { count: left.most, day: showDay(left.nextAt, today, inCambodia) })}</p>
  return null
}

/** Which job somebody is invited to, and what they and the company get to see. */
export function InviteDialog({ candidate, jobs, jobId, left, onClose }: Props) {
  const { t } = useTranslation('scouting')
  const why = useWhy()
  const changed = useOwnChanged()
  const [chosen, setChosen] = useState(jobs.find(({ id }) => id === jobId)?.id ?? jobs[0]?.id ?? 0)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const isHindered = left?.isVerified === false || jobs.length === 0 || left?.left === 0
  const name = calledOf(candidate, t)

  async function send() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await invite(chosen, candidate.id)
    setIsBusy(false)
    if (answer.kind === 'ok') {
      toast(t('invite.sent'))
      onClose()
    } else
      setFailure(
        answer.kind === 'refused' && isRefusal(answer.code)
          ? t(`invite.${REFUSALS[answer.code]}`)
          : why(answer),
      )
    if (answer.kind !== 'network') await Promise.all([CANDIDATES, INVITATIONS].map(changed))
  }
  return (
    <Dialog title={t('invite.title', { name: isolate(name) })} isHeld={isBusy} onClose={onClose}>
      {isHindered ? (
        <Hindered jobs={jobs} left={left} />
      ) : (
        <>
          <SelectField
            label={t('invite.job')}
            error={undefined}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {jobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <p className="soft">{t('invite.lead')}</p>
          {left !== undefined && <p className="soft">{t('left', { count: left.left })}</p>}
        </>
      )}
      <FormFailure text={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t(isHindered ? 'invite.close' : 'invite.cancel')}
        </Button>
        {!isHindered && (
          <Button isBusy={isBusy} onClick={() => void send()}>
            {t('invite.send')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
