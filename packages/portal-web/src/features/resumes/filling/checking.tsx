import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Parsed } from '../../../contract/parsed'
import { Tabs } from '../../../ui/tabs'
import type { Paper, Value } from '../rules/paper'
import { ItemField, useFieldLabel } from './item-field'
import { type Item, isSingle } from './items'
import { NowThere } from './now-there'

interface ItemsProps {
  items: readonly Item[]
  /** Of the resume that is to be updated; `{}`: of none. */
  paper: Paper
  onTake: (key: string, isTaken: boolean) => void
  onWrite: (key: string, name: string, value: Value) => void
}

/** By what an entry is called. */
const TITLES = ['jobtitle', 'qualificationname', 'skillname', 'quaname'] as const

function ItemRow({ item, paper, onTake, onWrite }: { item: Item } & Omit<ItemsProps, 'items'>) {
  const { t } = useTranslation('resume')
  const label = useFieldLabel()
  const id = useId()
  const { key, part, values, unsure, sources, isTaken } = item
  const names = Object.keys(values)
  const title = TITLES.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '')
  const what = isSingle(part) ? label(names[0] ?? '') : String(title ?? t(`entries.${part}`))
  const isUnsure = unsure.length > 0
  return (
    <li className="fill-item" data-unsure={isUnsure || undefined}>
      <div className="fill-head">
        <label className="check">
          <input
            type="checkbox"
            checked={isTaken}
            aria-label={t('filling.takeOf', { what })}
            aria-describedby={isUnsure ? id : undefined}
            onChange={({ currentTarget }) => onTake(key, currentTarget.checked)}
          />
          {t('filling.take')}
        </label>
        {isUnsure && (
          <p className="fill-mark" id={id}>
            {isSingle(part)
              ? t('filling.unsure')
              : t('filling.unsureOf', { what: unsure.map(label).join(', ') })}
          </p>
        )}
      </div>
      <div className="fill-fields">
        {names.map((name) => (
          <ItemField key={name} item={item} name={name} onWrite={(value) => onWrite(key, name, value)} />
        ))}
      </div>
      {isSingle(part) &&
        names.map((name) => (
          <NowThere key={name} name={name} value={paper[part]?.[name]} incoming={values[name]} />
        ))}
      {isUnsure && sources.length > 0 && (
        <p className="fill-source">
          {t('filling.source')} <q dir="auto">{sources.map(({ text }) => text).join(' … ')}</q>
        </p>
      )}
    </li>
  )
}

const PARTS = [
  'profile',
  'career',
  'experiences',
  'educations',
  'languageLevels',
  'skills',
  'qualifications',
] as const

function Items({ items, ...acts }: ItemsProps) {
  const { t } = useTranslation('resume')
  return PARTS.filter((part) => items.some((item) => item.part === part)).map((part) => (
    <section key={part} className="fill-part">
      <h2>{t(`sections.${part}`)}</h2>
      <ul>
        {items
          .filter((item) => item.part === part)
          .map((item) => (
            <ItemRow key={item.key} item={item} {...acts} />
          ))}
      </ul>
    </section>
  ))
}

function Text({ text }: { text: Parsed['text'] }) {
  const { t } = useTranslation('resume')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must reach it
    <section className="fill-text" aria-label={t('filling.text')} tabIndex={0}>
      {text.map(({ page, lines }) => (
        <div key={page}>
          <h2>{t('filling.page', { page: String(page) })}</h2>
          {lines.map((line, at) => (
            <p key={at} dir="auto">
              {line}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

/** Both sides: what stands in the PDF, and what was understood. Beside each other where there is room, else each behind a tab. */
export function Checking({ text, ...props }: { text: Parsed['text'] } & ItemsProps) {
  const { t } = useTranslation('resume')
  return (
    <div className="fill-both">
      <Tabs
        label={t('filling.sides')}
        tabs={[
          { id: 'fields', name: t('filling.fields'), panel: <Items {...props} /> },
          { id: 'text', name: t('filling.text'), panel: <Text text={text} /> },
        ]}
      />
    </div>
  )
}
