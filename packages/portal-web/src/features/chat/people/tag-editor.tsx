import type { ContactItem } from '@sarika/im-engine'
import { useContacts, useImEngine } from '@sarika/im-engine/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../lib/is-composing'
import { isolate } from '../../../lib/isolate'
import { CloseIcon } from '../../../ui/icons'
import { PlusIcon } from '../components/icons'
import { countTags } from '../rules/people'
import { useFieldFocus } from './use-field-focus'
import { useOneDeed } from './use-one-deed'

/** Characters of a tag, and how many somebody may have. Source: what the server takes. */
const TAG_MAX = 30
const TAGS_MAX = 20

/** The tags of somebody: each is taken off by a press, a new one is typed or chosen from those that others have. */
export function TagEditor({ contact: { imId, tags } }: { contact: ContactItem }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const { act } = useOneDeed()
  const known = countTags(useContacts())
  const [draft, setDraft] = useState<string | null>(null)
  const { field, opener } = useFieldFocus<HTMLInputElement>(draft !== null)
  const id = useId()
  const set = (next: readonly string[]) => act(() => contacts.change(imId, { tags: next }))
  const add = async () => {
    const tag = draft?.trim() ?? ''
    if (tag !== '' && !tags.includes(tag)) await set([...tags, tag])
    setDraft(null)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    // The pane would close with it.
    event.stopPropagation()
    if (event.key === 'Enter') void add()
    else setDraft(null)
  }
  return (
    <ul className="chips profile-tags" aria-label={t('profile.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className="chip"
            data-on
            aria-label={t('profile.removeTag', { tag: isolate(tag) })}
            onClick={() => void set(tags.filter((one) => one !== tag))}
          >
            <bdi>{tag}</bdi>
            <CloseIcon />
          </button>
        </li>
      ))}
      {draft !== null && (
        <li>
          <input
            ref={field}
            className="tag-field"
            aria-label={t('profile.newTag')}
            list={id}
            dir="auto"
            maxLength={TAG_MAX}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={press}
          />
          <datalist id={id}>
            {known.map(([tag]) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </li>
      )}
      {draft === null && tags.length < TAGS_MAX && (
        <li>
          <button
            ref={opener}
            type="button"
            className="chip"
            aria-label={t('profile.newTag')}
            onClick={() => setDraft('')}
          >
            <PlusIcon />
            {t('profile.addTag')}
          </button>
        </li>
      )}
    </ul>
  )
}
