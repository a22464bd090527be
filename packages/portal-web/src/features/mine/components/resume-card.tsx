import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useResumeViews } from '../../../http/papers'
import { FetchFailure } from '../../../ui/failure'

/** How far the resume has come, and the way to it. */
export function ResumeCard() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data: resumes, isError, cause, refetch } = useResumeViews()
  if (isError)
    return (
      <section className="own-card" aria-label={t('pages:resume.title')}>
        <FetchFailure cause={cause} onRetry={() => void refetch()} />
      </section>
    )
  // The one that is applied with unless another one is chosen; null: there is none.
  const resume = resumes && (resumes[0] ?? null)
  const percent = t('resume.complete', { percent: resume?.completeness ?? 0 })
  const to = resume ? `/resume?id=${resume.id}` : '/resume'
  return (
    <section className="own-card mine-resume" aria-labelledby="mine-resume" aria-busy={resume === undefined}>
      <div>
        <h2 id="mine-resume">{t('pages:resume.title')}</h2>
        <p>
          <bdi>{resume === null ? t('resume.none') : (resume?.name ?? '\u00a0')}</bdi>
        </p>
        <progress className="own-meter" value={resume?.completeness ?? 0} max={100} aria-label={percent} />
        <p className="soft">{percent}</p>
        <p className="soft">
          {resume === undefined ? '\u00a0' : t(resume?.hasApproved ? 'mine.ready' : 'mine.notReady')}
        </p>
      </div>
      <Link className="button button-primary" to={to}>
        {t(resume === null ? 'resume.new' : 'mine.toResume')}
      </Link>
    </section>
  )
}
