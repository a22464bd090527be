import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showDay } from '../../../lib/dates'
import { numberAt } from '../../../lib/fields'
import { useDay } from '../../../lib/use-day'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { OwnList } from '../../../ui/own-list'
import { OwnRow } from '../../../ui/own-row'
import { type Resume, useResumes } from '../api/resumes'
import { addResume } from '../api/save'
import { ImportResume } from './import-resume'
import { NameDialog } from './name-dialog'
import { ResumeFiles } from './resume-files'
import { ResumeMarks } from './resume-marks'
import { ResumeMenu } from './resume-menu'

function ResumeRow({ resume }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  const today = useDay()
  const { id, name, completeness, updatedAt, viewCount, fileName } = resume
  return (
    <OwnRow
      title={name}
      to={`/resume?id=${id}`}
      marks={<ResumeMarks resume={resume} />}
      facts={[
        t('resume.complete', { percent: completeness }),
        t('changed', { day: showDay(updatedAt, today) }),
        fileName === '' ? '' : t('resume.file', { name: fileName }),
      ]}
      actions={
        <>
          {viewCount > 0 && (
            <Link className="button button-small" to={`/seen/${id}`}>
              {t('resume.views', { count: viewCount })}
            </Link>
          )}
          <ResumeMenu resume={resume} />
        </>
      }
    />
  )
}

/** The resumes of who is logged in, the way to another one, and those that are files. */
export function ResumeList() {
  const { t } = useTranslation(['papers', 'pages', 'resume'])
  const [isNaming, setIsNaming] = useState(false)
  const goOn = useGoOn()
  return (
    <OwnList
      title={t('pages:resume.title')}
      lead={t('resume.lead')}
      add={
        <div className="own-row-actions">
          <Button onClick={() => setIsNaming(true)}>{t('resume.new')}</Button>
          <ImportResume />
          <Link className="button button-small" to="/resume/fill">
            {t('resume:filling.open')}
          </Link>
        </div>
      }
      none={{ title: t('resume.none'), lead: t('resume.noneLead') }}
      list={useResumes()}
      row={(resume) => <ResumeRow key={resume.id} resume={resume} />}
    >
      <ResumeFiles />
      {isNaming && (
        <NameDialog
          title={t('resume.new')}
          name=""
          send={addResume}
          onDone={(body) => goOn(`/resume?id=${numberAt(body, 'id')}`)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </OwnList>
  )
}
