import type { Result } from '@sarika/im-engine'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../lib/is-composing'
import { Button } from '../../../ui/button'
import { useFieldFocus } from './use-field-focus'
import { useOneDeed } from './use-one-deed'

interface Props {
  label: string
  help?: string
  value: string
  /** Characters. */
  max: number
  isLong?: boolean
  onSave: (text: string) => Promise<Result<unknown>>
}

/** A fact, and in its place the field that changes it. Escape leaves it as it was. */
export function EditLine({ label, help, value, max, isLong = false, onSave }: Props) {
  const { t } = useTranslation('people')
  const [draft, setDraft] = useState<string | null>(null)
  const { isBusy, act } = useOneDeed()
  const { field, opener } = useFieldFocus<HTMLInputElement & HTMLTextAreaElement>(draft !== null)
  const id = useId()
  const save = async () => {
    if (draft === null) return
    const text = draft.trim()
    if (text === value || (await act(() => onSave(text)))) setDraft(null)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') setDraft(null)
    else if (event.key === 'Enter' && !isLong) void save()
    else return
    event.preventDefault()
    // The pane would close with it.
    event.stopPropagation()
  }
  if (draft === null)
    return (
      <div>
        <dt>{label}</dt>
        <dd>
          {value === '' ? <span className="soft">{t('profile.none')}</span> : <bdi>{value}</bdi>}{' '}
          <button
            ref={opener}
            type="button"
            className="link-button"
            aria-label={t('profile.changeOne', { what: label })}
            onClick={() => setDraft(value)}
          >
            {t('profile.change')}
          </button>
        </dd>
      </div>
    )
  const input = {
    id,
    ref: field,
    value: draft,
    maxLength: max,
    dir: 'auto',
    onKeyDown: press,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
  }
  return (
    <div className="profile-edit">
      <dt>
        <label htmlFor={id}>{label}</label>
      </dt>
      <dd>
        {isLong ? <textarea rows={4} {...input} /> : <input {...input} />}
        {help !== undefined && <p className="soft">{help}</p>}
        <Button kind="small" isBusy={isBusy} onClick={() => void save()}>
          {t('profile.save')}
        </Button>
        <Button kind="quiet" onClick={() => setDraft(null)}>
          {t('profile.cancel')}
        </Button>
      </dd>
    </div>
  )
}
