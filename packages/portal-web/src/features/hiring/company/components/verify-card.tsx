import { Check, FileText, FileUp, Lock, type LucideIcon, MapPin, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY, VERIFY_NEEDS, type VerifyNeed } from '../../../../contract/company'
import { useDelete } from '../../../../http/use-delete'
import { Button } from '../../../../ui/button'
import { FieldError } from '../../../../ui/failure'
import { Icon } from '../../../../ui/icons'
import { addPaper, COMPANY_PATH, type OwnCompany, removeFile } from '../api/company'
import { PAPER_TYPES } from '../rules/files'
import { FileButton } from './file-button'
import { useSendFile } from './use-send-file'

const SIGNS: Readonly<Record<VerifyNeed, LucideIcon>> = {
  contact: Phone,
  address: MapPin,
  about: FileText,
  licence: FileUp,
}

function Papers({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('firm')
  const { isSending, fault, sendAll } = useSendFile('paper', addPaper)
  const remove = useDelete(COMPANY_PATH)
  const [failure, setFailure] = useState<string | null>(null)
  const { papers } = company
  const wrong = fault ?? failure
  return (
    <>
      {papers.length > 0 && (
        <ul className="firm-papers">
          {papers.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <Button
                kind="quiet"
                aria-label={`${t('remove')}: ${name}`}
                onClick={() => void remove(removeFile(id)).then(setFailure)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {papers.length < COMPANY.papers && (
        <FileButton
          accept={PAPER_TYPES}
          label={`${t('verify.choose')}: ${t('verify.licence')}`}
          isBusy={isSending}
          isMany
          onChoose={(files) => void sendAll(files.slice(0, COMPANY.papers - papers.length))}
        >
          {t(isSending ? 'file.sending' : 'verify.choose')}
        </FileButton>
      )}
      <div role="alert">{wrong !== null && <FieldError>{wrong}</FieldError>}</div>
    </>
  )
}

function Need({ need, isDone, children }: { need: VerifyNeed; isDone: boolean; children?: ReactNode }) {
  const { t } = useTranslation('firm')
  return (
    <li className="firm-need" data-done={isDone || undefined}>
      <span className="firm-sign">
        <Icon of={isDone ? Check : SIGNS[need]} size={16} />
      </span>
      <div>
        <p>
          {t(`verify.${need}`)}{' '}
          <span className="only-heard">{t(isDone ? 'verify.done' : 'verify.missing')}</span>
        </p>
        <p className="soft">{t(`verify.${need}Lead`)}</p>
        {children}
      </div>
    </li>
  )
}

/** What a reviewer wants to see, and what of it is there. */
export function VerifyCard({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('firm')
  const { missing, verification, isOwner } = company
  const isOpen = isOwner && (verification === 'new' || verification === 'refused')
  if (verification === 'verified') return null
  return (
    <section className="firm-card firm-verify" aria-labelledby="firm-verify">
      <header>
        <h2 id="firm-verify">{t('verify.title')}</h2>
        <span className="soft">
          {t('verify.count', { done: VERIFY_NEEDS.length - missing.length, all: VERIFY_NEEDS.length })}
        </span>
      </header>
      <ul>
        {VERIFY_NEEDS.map((need) => (
          <Need key={need} need={need} isDone={!missing.includes(need)}>
            {need === 'licence' && isOpen && <Papers company={company} />}
          </Need>
        ))}
      </ul>
      <p className="firm-line soft">
        <Icon of={Lock} size={16} />
        {t('verify.private')}
      </p>
    </section>
  )
}
