import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDelete } from '../../../../http/use-delete'
import { Button } from '../../../../ui/button'
import { FieldError } from '../../../../ui/failure'
import { Logo } from '../../../../ui/logo'
import { addPicture, COMPANY_PATH, type OwnCompany, removeFile } from '../api/company'
import { PICTURE_TYPES } from '../rules/files'
import { FileButton } from './file-button'
import { useSendFile } from './use-send-file'

/** The logo: it goes out as soon as it is chosen, and takes the place of the one before. */
export function LogoField({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('firm')
  const { isSending, fault, sendAll } = useSendFile('picture', (file) => addPicture('logo', file))
  const remove = useDelete(COMPANY_PATH)
  const box = useRef<HTMLDivElement>(null)
  const { logo } = company
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its parts out
    <div className="firm-logo" role="group" aria-label={t('logo.title')} ref={box}>
      <Logo id={company.id} industryId={company.industryId} size="l" src={logo?.address ?? null} />
      <FileButton
        accept={PICTURE_TYPES}
        label={`${t(logo === null ? 'logo.choose' : 'logo.change')}: ${t('logo.title')}`}
        isBusy={isSending}
        onChoose={(files) => void sendAll(files.slice(0, 1))}
      >
        {t(isSending ? 'file.sending' : logo === null ? 'logo.choose' : 'logo.change')}
      </FileButton>
      {logo !== null && (
        <Button
          kind="quiet"
          aria-label={`${t('remove')}: ${t('logo.title')}`}
          onClick={() => {
            box.current?.querySelector('button')?.focus()
            void remove(removeFile(logo.id))
          }}
        >
          {t('remove')}
        </Button>
      )}
      <div role="alert">{fault !== null && <FieldError>{fault}</FieldError>}</div>
    </div>
  )
}
