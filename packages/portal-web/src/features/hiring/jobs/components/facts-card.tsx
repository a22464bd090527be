import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CLIENT_MAX, lastClosing, PAY_WORDS_MAX, PERIODS, type Posting } from '../../../../contract/posting'
import { type Choice, nameIn, useConstants } from '../../../../http/constants'
import { dayOfJob } from '../../../../lib/dates'
import { toggled } from '../../../../lib/search'
import { Field, SelectField } from '../../../../ui/field'
import { Chip } from './chip'
import { useWriting } from './context'
import { CountField, MoneyField } from './number-fields'
import { PlacesField } from './places-field'

type Listed = 'categoryId' | 'termId' | 'experienceId' | 'qualificationId' | 'levelId'

function Choose({ name, list }: { name: Listed; list: readonly Choice[] }) {
  const { t } = useTranslation('posting')
  const { posting, change, errorOf } = useWriting()
  return (
    <SelectField
      name={name}
      label={t(`facts.${name}`)}
      error={errorOf(name)}
      value={posting[name]}
      onChange={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}
    >
      <option value={0}>{t('facts.open')}</option>
      {list.map(({ id }) => (
        <option key={id} value={id}>
          {nameIn(list, id)}
        </option>
      ))}
    </SelectField>
  )
}

function Pay() {
  const { t } = useTranslation('posting')
  const { posting, change, errorOf } = useWriting()
  return (
    <>
      <MoneyField
        name="payFrom"
        label={t('facts.payFrom')}
        error={errorOf('payFrom')}
        cents={posting.payFrom}
        onChange={(payFrom) => change({ payFrom })}
      />
      <MoneyField
        name="payTo"
        label={t('facts.payTo')}
        placeholder={t('facts.paySame')}
        cents={posting.payTo}
        onChange={(payTo) => change({ payTo })}
      />
      <SelectField
        name="payPeriod"
        label={t('facts.payPeriod')}
        error={undefined}
        value={posting.payPeriod}
        onChange={({ currentTarget }) =>
          change({ payPeriod: PERIODS.find((one) => one === currentTarget.value) ?? 'month' })
        }
      >
        {PERIODS.map((one) => (
          <option key={one} value={one}>
            {t(`periods.${one}`)}
          </option>
        ))}
      </SelectField>
      <Text name="payWords" label={t('facts.payWords')} help={t('facts.payWordsHelp')} most={PAY_WORDS_MAX} />
    </>
  )
}

interface TextProps {
  name: 'payWords' | 'client'
  label: string
  help: string
  most: number
}

function Text({ name, label, help, most }: TextProps) {
  const { posting, change, errorOf } = useWriting()
  return (
    <Field
      name={name}
      label={label}
      help={help}
      error={errorOf(name)}
      maxLength={most}
      autoComplete="off"
      dir="auto"
      value={posting[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Posting>)}
    />
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not stand where a label stands
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id} className="posting-label">
        {label}
      </span>
      {children}
    </div>
  )
}

/** What is said once, for all languages. */
export function FactsCard() {
  const { t } = useTranslation('posting')
  const { categories, terms, experiences, qualifications, levels, languages } = useConstants()
  const { job, posting, change, errorOf } = useWriting()
  const today = dayOfJob(Date.now())
  return (
    <section className="posting-card">
      <header className="posting-head">
        <h2>{t('facts.title')}</h2>
        <small>{t('facts.once')}</small>
      </header>
      <div className="posting-three">
        <Choose name="categoryId" list={categories} />
        <Choose name="termId" list={terms} />
        <CountField
          name="hirelings"
          label={t('facts.hirelings')}
          error={errorOf('hirelings')}
          count={posting.hirelings}
          onChange={(hirelings) => change({ hirelings })}
        />
        <Pay />
        <Field
          name="closesOn"
          label={t('facts.closesOn')}
          help={t('facts.closesHelp')}
          error={errorOf('closesOn')}
          type="date"
          min={today}
          max={lastClosing(today)}
          value={posting.closesOn}
          onChange={({ currentTarget }) => change({ closesOn: currentTarget.value })}
        />
        <Choose name="experienceId" list={experiences} />
        <Choose name="qualificationId" list={qualifications} />
        <Choose name="levelId" list={levels} />
      </div>
      <Group label={t('facts.languageIds')}>
        <div className="chips">
          {languages.map(({ id }) => (
            <Chip
              key={id}
              isOn={posting.languageIds.includes(id)}
              onPress={() => change({ languageIds: [...toggled(posting.languageIds, id)] })}
            >
              {nameIn(languages, id)}
            </Chip>
          ))}
        </div>
      </Group>
      <PlacesField />
      {job.company.isAgency && (
        <Text name="client" label={t('facts.client')} help={t('facts.clientHelp')} most={CLIENT_MAX} />
      )}
    </section>
  )
}
