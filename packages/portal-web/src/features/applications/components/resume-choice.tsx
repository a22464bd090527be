import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Resume } from '../api/enclosures'
import { keyOf } from '../rules/choice'
import '../../../styles/choice-rows.css'

interface Props {
  resumes: readonly Resume[]
  /** A letter may go alone. */
  hasLetters: boolean
  chosen: string
  onChoose: (resume: string) => void
}

/** One of the resumes written here, or of the files. */
export function ResumeChoice({ resumes, hasLetters, chosen, onChoose }: Props) {
  const { t } = useTranslation('applications')
  const name = useId()
  const choices = resumes.map((one) => ({
    key: keyOf(one),
    id: one.id,
    label: one.name,
    note: one.canBeSent ? t(one.isDefault ? 'apply.default' : `apply.${one.kind}`) : t('apply.draft'),
    canBeSent: one.canBeSent,
  }))
  return (
    <fieldset className="choice-rows">
      <legend>{t('apply.resume')}</legend>
      {choices.map(({ key, id, label, note, canBeSent }) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            checked={chosen === key}
            disabled={!canBeSent}
            onChange={() => onChoose(key)}
          />
          <span>
            <bdi>{label}</bdi>
            <span className="soft">
              {note}
              {!canBeSent && (
                <>
                  {' '}
                  <Link to={`/resume?id=${id}`}>{t('apply.finish')}</Link>
                </>
              )}
            </span>
          </span>
        </label>
      ))}
      {hasLetters && (
        <label>
          <input type="radio" name={name} checked={chosen === ''} onChange={() => onChoose('')} />
          <span>{t('apply.letterAlone')}</span>
        </label>
      )}
    </fieldset>
  )
}
