import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Section } from './sections/section'

const always = () => true

/** A setting with its title. */
export function SectionCard({ name, Body, Aside, useIsHere = always }: Section) {
  const { t } = useTranslation('box')
  const title = useId()
  if (!useIsHere()) return null
  return (
    <section className="setting-card" data-of={name} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t(`sections.${name}`)}</h2>
        {Aside !== undefined && <Aside />}
      </header>
      <Body />
    </section>
  )
}
