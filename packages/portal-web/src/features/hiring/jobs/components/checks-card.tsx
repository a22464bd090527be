import { Info, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperLanguage } from '../../../../contract/paper'
import { CheckIcon, Icon } from '../../../../ui/icons'
import { type Check, checksOf, isDone } from '../rules/checks'
import { useWriting } from './context'

interface LineProps {
  check: Check
  /** Leads to a field. */
  onOpen: (field: string) => void
}

function Line({ check, onOpen }: LineProps) {
  const { t } = useTranslation('posting')
  const { t: tJobs } = useTranslation('jobs')
  const { show } = useWriting()
  const nameOf = (language: PaperLanguage) => tJobs(`tongue.names.${language}`)
  const line = (icon: ReactNode, text: string, lead: string, act: ReactNode) => (
    <li data-kind={isDone(check) ? 'done' : check.kind}>
      {icon}
      <span>
        {text}
        {lead !== '' && <small>{lead}</small>}
      </span>
      {act}
    </li>
  )
  const button = (text: string, label: string, onPress: () => void) => (
    <button type="button" className="link-button" aria-label={label} onClick={onPress}>
      {text}
    </button>
  )
  if (check.kind === 'parts') {
    const text = t('checks.parts', { language: nameOf(check.language), count: check.open })
    return line(
      <Icon of={Info} size={16} />,
      text,
      t('checks.partsLead'),
      button(t('checks.open'), `${t('checks.open')}: ${text}`, () => show(check.language)),
    )
  }
  if (check.kind === 'language') {
    const name = nameOf(check.language)
    return line(
      <Icon of={Plus} size={16} />,
      name,
      check.isAsked ? t('checks.asked', { language: name }) : t('checks.khmer'),
      button(t('checks.add'), `${t('checks.add')}: ${name}`, () => show(check.language)),
    )
  }
  const text = t(`checks.${check.kind}`)
  if (check.isDone) return line(<CheckIcon />, text, '', null)
  const lead = check.kind === 'answers' ? t('answers.nobody') : ''
  return line(
    <Icon of={Info} size={16} />,
    text,
    lead,
    check.field !== '' && button(t('checks.open'), `${t('checks.open')}: ${text}`, () => onOpen(check.field)),
  )
}

/** What is there and what is not, before a job goes out. */
export function ChecksCard({ onOpen }: { onOpen: (field: string) => void }) {
  const { t } = useTranslation('posting')
  const { job, posting, faults } = useWriting()
  const isAnswered = job.company.team.some(({ id }) => id === job.answererId)
  const checks = checksOf(posting, faults, { isAnswered })
  return (
    <section className="posting-card posting-checks">
      <header className="posting-head">
        <h2>{t('checks.title')}</h2>
        <small>{t('checks.count', { count: checks.filter(isDone).length, of: checks.length })}</small>
      </header>
      <ul>
        {checks.map((check) => (
          <Line
            key={`${check.kind} ${'language' in check ? check.language : ''}`}
            check={check}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}
