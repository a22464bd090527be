import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { RESUMES } from '../../../http/papers'
import { useDelete } from '../../../http/use-delete'
import { showMonth } from '../../../lib/dates'
import { draftKey } from '../../../lib/draft'
import type { Session } from '../../../lib/session'
import { DeleteButton } from '../../../ui/delete-dialog'
import type { Experience, Resume } from '../api/resumes'
import { deleteExperience } from '../api/save'
import { Editable } from './editable'
import { WorkForm } from './work-form'

const NEW: Experience = { id: 0, company: '', jobtitle: '', formtime: '', totime: '', workdesc: '' }

const useDraftKey = (resumeId: number, { id }: Experience): string =>
  draftKey(useOutletContext<Session>().userId, `work.${resumeId}`, id)

function WorkItem({ resumeId, work }: { resumeId: number; work: Experience }) {
  const { t } = useTranslation('papers')
  const remove = useDelete(RESUMES)
  const draft = useDraftKey(resumeId, work)
  const end = work.totime === '' ? t('work.now') : showMonth(work.totime)
  return (
    <li className="own-item">
      <Editable
        heading={
          <div>
            <h3>
              <bdi>{work.jobtitle}</bdi>
            </h3>
            <p>
              <bdi>{work.company}</bdi>
            </p>
            <p className="soft">
              {showMonth(work.formtime)} – {end}
            </p>
          </div>
        }
        what={work.jobtitle}
        more={
          <DeleteButton what={work.jobtitle} onDelete={() => remove(deleteExperience(resumeId, work.id))} />
        }
        draft={draft}
        form={(close) => <WorkForm resumeId={resumeId} work={work} draft={draft} onDone={close} />}
      >
        {work.workdesc !== '' && <p className="own-text">{work.workdesc}</p>}
      </Editable>
    </li>
  )
}

/** Where somebody worked, the last first, and the way to another one. */
export function WorkSection({ resume: { id, experiences } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  const draft = useDraftKey(id, NEW)
  const sorted = experiences.toSorted((a, b) => b.formtime.localeCompare(a.formtime))
  return (
    <section className="own-card" aria-labelledby="resume-work">
      <Editable
        heading={<h2 id="resume-work">{t('work.title')}</h2>}
        what={t('work.title')}
        opener={t('work.add')}
        draft={draft}
        form={(close) => <WorkForm resumeId={id} work={NEW} draft={draft} onDone={close} />}
      />
      {experiences.length === 0 ? (
        <p className="soft">{t('work.none')}</p>
      ) : (
        <ul className="own-items">
          {sorted.map((work) => (
            <WorkItem key={work.id} resumeId={id} work={work} />
          ))}
        </ul>
      )}
    </section>
  )
}
