import { type ContactItem, personKey } from '@sarika/im-engine'
import { isBlank } from '@sarika/im-engine/text'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../lib/isolate'
import { Avatar } from '../../../ui/avatar'
import { CloseIcon } from '../../../ui/icons'
import { SearchInput } from '../../../ui/search-input'
import { isFound } from '../rules/people'

interface ChosenProps {
  chosen: readonly ContactItem[]
  /** How many the group has then, oneself among them. */
  count: number
  max: number
  fault?: string | undefined
  onTakeOut: (imId: string) => void
}

/** Who was chosen, each taken out by a press, and how many the group has with them. */
export function ChosenPeople({ chosen, count, max, fault, onTakeOut }: ChosenProps) {
  const { t } = useTranslation('groups')
  const id = useId()
  return (
    <section className="group-chosen" aria-labelledby={id}>
      <h3 id={id}>
        {t('pick.chosen')} <span className="soft">{t('pick.of', { count, max })}</span>
      </h3>
      {chosen.length > 0 && (
        <ul className="chips">
          {chosen.map(({ imId, name, avatar }) => (
            <li key={imId}>
              <button
                type="button"
                className="chip"
                aria-label={t('pick.takeOut', { name: isolate(name) })}
                onClick={() => onTakeOut(imId)}
              >
                <Avatar id={personKey(imId)} name={name} src={avatar} />
                <bdi>{name}</bdi>
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="field-error" role="alert" hidden={fault === undefined}>
        {fault}
      </p>
    </section>
  )
}

interface Props {
  people: readonly ContactItem[]
  /** Ids. */
  chosen: ReadonlySet<string>
  /** No more can be chosen. */
  isFull: boolean
  /** Said where there is nobody to choose. */
  none: string
  onToggle: (imId: string) => void
}

/** Contacts to choose from, found by name, company or tag. */
export function PickPeople({ people, chosen, isFull, none, onToggle }: Props) {
  const { t } = useTranslation('groups')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const shown = isBlank(wanted) ? people : people.filter((one) => isFound(one, wanted))
  if (people.length === 0) return <p className="group-pick soft">{none}</p>
  return (
    <div className="group-pick">
      <SearchInput
        className="picker-find"
        aria-label={t('pick.find')}
        placeholder={t('pick.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="picker-list">
        {shown.map(({ imId, name, company, avatar }) => (
          <li key={imId}>
            <label className="picker-row">
              <input
                type="checkbox"
                checked={chosen.has(imId)}
                disabled={isFull && !chosen.has(imId)}
                onChange={() => onToggle(imId)}
              />
              <Avatar id={personKey(imId)} name={name} src={avatar} />
              <span className="row-text">
                <bdi className="row-title">{name}</bdi>
                {company !== '' && <bdi className="row-company">{company}</bdi>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="soft" role="status">
          {t('pick.nobody')}
        </p>
      )}
      {isFull && <p role="status">{t('pick.full')}</p>}
    </div>
  )
}
