import { peerOf } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/button'
import { type JobChat, openJobChat } from '../api/job-chat'
import { untilKnown } from '../rules/until-known'
import { useSay } from './say'

/** On the way from a job to the conversation with its employer, or why there is none. */
export function JobOpening({ jobId }: { jobId: string }) {
  const t = useSay()
  const navigate = useNavigate()
  const engine = useImEngine()
  const [failure, setFailure] = useState<Exclude<JobChat['kind'], 'opened'> | null>(null)

  const open = useCallback(async () => {
    setFailure(null)
    const answer = await openJobChat(jobId)
    if (answer.kind !== 'opened') return setFailure(answer.kind)
    await untilKnown(engine, peerOf(answer.conversation))
    const search = new URLSearchParams({ with: answer.conversation, job: jobId })
    void navigate({ search: `?${search}` }, { replace: true })
  }, [jobId, navigate, engine])
  useEffect(() => {
    void open()
  }, [open])
  // What failed for want of a network is asked again once there is one.
  useEffect(() => {
    if (failure !== 'network') return
    const again = () => void open()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failure, open])

  return (
    <section className="thread thread-empty">
      <h1 className="only-heard">{t('job.opening')}</h1>
      <p className="soft" role="status">
        {t(`job.${failure ?? 'opening'}`)}
      </p>
      {(failure === 'network' || failure === 'tooFast') && (
        <Button kind="small" onClick={() => void open()}>
          {t('thread.retry')}
        </Button>
      )}
    </section>
  )
}
