import { useTranslation } from 'react-i18next'
import type { Resume } from '../api/resumes'

interface Props {
  resumes: readonly Resume[]
  newName: string
  /** null: a new one. */
  chosen: number | null
  onChoose: (resumeId: number | null) => void
}

/** Into which resume: one that there is, or a new one. */
export function TargetChoice({ resumes, newName, chosen, onChoose }: Props) {
  const { t } = useTranslation('resume')
  if (resumes.length === 0) return null
  return (
    <fieldset className="fill-target">
      <legend>{t('filling.target')}</legend>
      {[{ id: null, name: t('filling.new', { name: newName }) }, ...resumes].map(({ id, name }) => (
        <label key={id ?? 'new'} className="check">
          <input type="radio" name="target" checked={chosen === id} onChange={() => onChoose(id)} />
          <bdi>{id === null ? name : t('filling.update', { name })}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
