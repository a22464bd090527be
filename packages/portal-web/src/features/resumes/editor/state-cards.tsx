import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { useResumeDeed } from '../components/use-resume-deed'
import { useEditor } from './context'

/** Where it stands with the reviewer, and what that means. */
export function StateCard() {
  const { t } = useTranslation('resume')
  const {
    resume: { status, hasApproved, isChanged, isHidden, refusal },
  } = useEditor()
  const words = {
    draft: 'draft',
    submitted: hasApproved ? 'readAgain' : 'read',
    approved: isHidden ? 'approved' : 'approvedShown',
    rejected: 'rejected',
  } as const
  return (
    <section className="editor-state" data-kind={status} aria-label={t('state.title')}>
      <p>{t(`state.${words[status]}`)}</p>
      {refusal !== null && (
        <>
          <p className="editor-reason">{t(`refusals.${refusal.reason}`)}</p>
          {refusal.text !== '' && (
            <blockquote>
              <bdi>{isolate(refusal.text)}</bdi>
            </blockquote>
          )}
        </>
      )}
      {isChanged && <p className="editor-changed">{t('state.changed')}</p>}
    </section>
  )
}

/** Who sees it; only this switch changes that. */
export function PrivacyCard() {
  const { t } = useTranslation('resume')
  const { resume } = useEditor()
  const act = useResumeDeed()
  const id = useId()
  /** What was pressed, until it is so. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isHidden = wanted ?? resume.isHidden

  async function press() {
    setWanted(!isHidden)
    await act(resume.id, isHidden ? 'show' : 'hide')
    setWanted(null)
  }
  return (
    <section className="editor-privacy" aria-labelledby={id}>
      <label className="switch-line">
        <span>
          <b id={id}>{t('privacy.show')}</b>
          <small id={`${id}-who`}>{t(isHidden ? 'privacy.hidden' : 'privacy.shown')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-checked={!isHidden}
          checked={!isHidden}
          aria-describedby={`${id}-who`}
          onChange={() => void press()}
        />
      </label>
    </section>
  )
}
