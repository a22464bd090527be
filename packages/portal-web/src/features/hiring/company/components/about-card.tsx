import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANY } from '../../../../contract/company'
import { useDelete } from '../../../../http/use-delete'
import { getLanguage } from '../../../../i18n/i18n'
import { LANGUAGES } from '../../../../i18n/languages'
import { languageName } from '../../../../lib/by-language'
import { Button } from '../../../../ui/button'
import { FieldError } from '../../../../ui/failure'
import { Icon } from '../../../../ui/icons'
import { Tabs } from '../../../../ui/tabs'
import { addPicture, COMPANY_PATH, type OwnCompany, removeFile } from '../api/company'
import { PICTURE_TYPES } from '../rules/files'
import { FileButton } from './file-button'
import { PageText } from './page-field'
import type { PageCopy } from './use-page-copy'
import { useSendFile } from './use-send-file'

function Photos({ company }: { company: OwnCompany }) {
  const { t } = useTranslation('firm')
  const { isSending, fault, sendAll } = useSendFile('picture', (file) => addPicture('photo', file))
  const remove = useDelete(COMPANY_PATH)
  const [failure, setFailure] = useState<string | null>(null)
  const { pictures } = company
  const wrong = fault ?? failure
  return (
    <div className="firm-photos">
      <h3>{t('photos.title')}</h3>
      <ul>
        {pictures.map(({ id, address }, index) => {
          const name = t('photos.one', { number: index + 1 })
          return (
            <li key={id}>
              <img src={`${address}?size=small`} alt={name} loading="lazy" />
              {company.isOwner && (
                <Button
                  kind="small"
                  aria-label={`${t('remove')}: ${name}`}
                  onClick={() => void remove(removeFile(id)).then(setFailure)}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          )
        })}
        {company.isOwner && pictures.length < COMPANY.photos && (
          <li>
            <FileButton
              accept={PICTURE_TYPES}
              label={t('photos.add')}
              isBusy={isSending}
              isMany
              className="firm-add"
              onChoose={(files) => void sendAll(files.slice(0, COMPANY.photos - pictures.length))}
            >
              <Icon of={Plus} />
              {t(isSending ? 'file.sending' : 'photos.add')}
            </FileButton>
          </li>
        )}
      </ul>
      <p className="field-help">{t('photos.help')}</p>
      <div role="alert">{wrong !== null && <FieldError>{wrong}</FieldError>}</div>
    </div>
  )
}

/** What the company says of itself, in a tab for each language, and its photos. */
export function AboutCard({ company, copy }: { company: OwnCompany; copy: PageCopy }) {
  const { t } = useTranslation('firm')
  const own = getLanguage()
  // One's own language stands first: it is what one writes in.
  const languages = [own, ...LANGUAGES.filter((one) => one !== own)]
  return (
    <section className="firm-card" aria-labelledby="firm-about">
      <h2 id="firm-about">{t('fields.about')}</h2>
      <Tabs
        label={t('languages')}
        tabs={languages.map((language) => ({
          id: language,
          name: languageName(language),
          count: copy.texts[`abouts.${language}`].trim() === '' ? undefined : '✓',
          panel: (
            <PageText
              copy={copy}
              name={`abouts.${language}`}
              label={t('aboutIn', { language: languageName(language) })}
              lang={language}
              rows={5}
              maxLength={COMPANY.about}
            />
          ),
        }))}
      />
      <Photos company={company} />
    </section>
  )
}
