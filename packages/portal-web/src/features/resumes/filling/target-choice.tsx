import { useTranslation } from 'react-i18next'
import { fullName } from '../../../contract/paper'
import { getLanguage } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'
import { WarningIcon } from '../../../ui/icons'
import { Note } from '../../../ui/note'
import type { Resume } from '../api/resumes'
import type { Item } from './items'
import { isAnother, type Name, nameInPdf, nameInResume } from './whose'

interface Props {
  items: readonly Item[]
  resumes: readonly Resume[]
  newName: string
  /** null: a new one. */
  chosen: number | null
  onChoose: (resumeId: number | null) => void
}

const whole = ({ firstName, lastName }: Name): string => fullName(firstName, lastName, getLanguage())

/** Into which resume: one that there is, or a new one. Another name in it is said: the PDF may be of somebody else. */
export function TargetChoice({ items, resumes, newName, chosen, onChoose }: Props) {
  const { t } = useTranslation('resume')
  if (resumes.length === 0) return null
  const [inPdf, inResume] = [
    nameInPdf(items),
    nameInResume(resumes.find(({ id }) => id === chosen)?.paper ?? {}),
  ]
  return (
    <fieldset className="fill-target">
      <legend>{t('filling.target')}</legend>
      {[{ id: null, name: t('filling.new', { name: newName }) }, ...resumes].map(({ id, name }) => (
        <label key={id ?? 'new'} className="check">
          <input type="radio" name="target" checked={chosen === id} onChange={() => onChoose(id)} />
          <bdi>{id === null ? name : t('filling.update', { name })}</bdi>
        </label>
      ))}
      <div role="status">
        {isAnother(inPdf, inResume) && (
          <Note isWarm icon={<WarningIcon />}>
            {t('filling.otherName', { pdf: isolate(whole(inPdf)), resume: isolate(whole(inResume)) })}
          </Note>
        )}
      </div>
    </fieldset>
  )
}
