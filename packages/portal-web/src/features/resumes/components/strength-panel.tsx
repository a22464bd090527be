import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { completenessOf, SHARES } from '../../../contract/resume'
import { useResumeViews } from '../../../http/papers'
import { Panel } from '../../../ui/panel'
import { Ring } from '../../../ui/ring'
import { useIntentions, useResume } from '../api/resumes'
import { hasOf } from '../rules/paper'

function OneStrength({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation(['resume', 'papers'])
  const { data: resume } = useResume(id)
  const { data: intentions } = useIntentions()
  if (!resume || intentions === undefined) return <div className="panel-pad" aria-busy="true" />
  const { percent, next } = completenessOf(hasOf({ ...resume.paper, ...intentions }))
  const say = { draft: 'draft', submitted: 'read', rejected: 'rejected' } as const
  const state = resume.status === 'approved' ? null : say[resume.status]
  return (
    <div className="panel-pad">
      <p className="strength-line">
        <Ring percent={percent} label={t('papers:resume.complete', { percent })} />
        <Link className="link" to={`/resume?id=${id}`}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      {next !== null && (
        <p className="strength-step">
          <Link className="link" to={`/resume?id=${id}`}>
            {t('next', { what: t(`steps.${next}`) })}
          </Link>
          <span className="tag tag-warm">+{SHARES[next]}</span>
        </p>
      )}
      {state !== null && <p className="soft">{t(`state.${state}`)}</p>}
    </div>
  )
}

/** How strong the resume is that one applies with, and the one thing to do next; who has none is led to write one. */
export function StrengthPanel() {
  const { t } = useTranslation(['papers', 'pages'])
  const { data: resumes } = useResumeViews()
  if (resumes === undefined) return null
  const [first] = resumes
  return (
    <Panel title={t('today.strength')}>
      {first === undefined ? (
        <div className="panel-pad">
          <p className="soft">{t('resume.none')}</p>
          <Link className="button button-primary" to="/resume">
            {t('resume.new')}
          </Link>
        </div>
      ) : (
        <OneStrength id={first.id} name={first.name} />
      )}
    </Panel>
  )
}
