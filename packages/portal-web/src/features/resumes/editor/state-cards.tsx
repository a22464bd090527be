import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResumeDeed } from '../components/use-resume-deed'
import { useEditor } from './context'

/** Where it stands with the reviewer, and what that means. */
export function StateCard() {
  const { t } = useTranslation('resume')
  const {
    resume: { status, hasApproved, isChanged, refusal },
  } = useEditor()
  return (
    <section className="editor-state" data-kind={status} aria-label={t('state.title')}>
      <p>
        {status === 'submitted' ? t(hasApproved ? 'state.readAgain' : 'state.read') : t(`state.${status}`)}
      </p>
      {refusal !== null && (
        <>
          <p className="editor-reason">{t(`refusals.${refusal.reason}`)}</p>
          {refusal.text !== '' && (
            <blockquote>
              <bdi>{refusal.text}</bdi>
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
