import { Languages, Mail, Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperLanguage } from '../../../contract/paper'
import { useAreNamesAwaited, useConstants } from '../../../http/constants'
import { getLanguage } from '../../../i18n/i18n'
import { LANGUAGE_NAMES } from '../../../i18n/languages'
import { ScreenSheet } from '../../../paper/screen-sheet'
import { Icon } from '../../../ui/icons'
import { type SharedResume, usePhoto } from '../api/shared-resume'
import '../../../styles/written.css'
import '../../../styles/share.css'

/** As wide as its place, and shorter than a page of paper. A part that is led to stands below the header of the page. */
const CSS = `
.paper { inline-size: 100%; min-block-size: 0; padding: 40px 48px; border: 1px solid #e3e6e2; border-radius: 4px; font-size: 11pt }
.paper .contact { align-items: center; gap: 4px 16px }
.veiled { display: inline-flex; align-items: center; gap: 5px }
.veiled > i { display: block; inline-size: 9em; max-inline-size: 40vw; block-size: 1em; border-radius: 4px; background: #dfe3df }
.veiled:last-child > i { inline-size: 12em }
:focus { outline: 0 }
:focus-visible, [data-asked]:focus { outline: 2px solid #0b6b66; outline-offset: 6px; border-radius: 2px }
[data-asked] { scroll-margin-block-start: 88px }
@media (width < 812px) {
  .paper { padding: 24px 20px }
  .paper h1 { font-size: 24px }
  .paper header { gap: 16px }
  .paper .shot { inline-size: 72px; block-size: 100px }
  .paper .item-head { grid-template-columns: minmax(0, 1fr) }
  .paper .pair { grid-template-columns: minmax(0, 110px) minmax(0, 1fr) }
}
`

/** Bars in the place of phone and email, with a name for whoever does not see them. */
function Veils() {
  const { t } = useTranslation('share')
  return (
    <>
      <span className="veiled" role="img" aria-label={t('hidden.phone')}>
        <Icon of={Phone} size={14} />
        <i />
      </span>
      <span className="veiled" role="img" aria-label={t('hidden.email')}>
        <Icon of={Mail} size={14} />
        <i />
      </span>
    </>
  )
}

/** The language of the page first; headings and dates of a sheet are in these. */
const offered = (): readonly PaperLanguage[] => [...new Set([getLanguage(), 'en', 'km'] as const)]

interface Props {
  resume: SharedResume
  /** A part that was asked for, as the sheet is asked for it; "": the whole. */
  part: string
  /** Phone and email stand elsewhere: they are known. */
  hasContact?: boolean
}

/** The resume itself. A part that an address names has the focus, and stands in sight. */
export function SharedSheet({ resume, part, hasContact = false }: Props) {
  const { t } = useTranslation('share')
  const [language, setLanguage] = useState<PaperLanguage>(getLanguage())
  const [isMissing, setIsMissing] = useState(false)
  const lists = useConstants()
  const areNamesAwaited = useAreNamesAwaited()
  const photo = usePhoto(resume)
  const wasLed = useRef(false)

  function lead(paper: HTMLElement) {
    if (part === '' || wasLed.current || areNamesAwaited) return
    wasLed.current = true
    const asked = paper.querySelector<HTMLElement>(part)
    setIsMissing(asked === null)
    if (asked === null) return
    asked.tabIndex = -1
    asked.dataset.asked = ''
    asked.focus({ preventScroll: true })
    asked.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="shared-sheet">
      <div className="tongue">
        <Icon of={Languages} size={16} />
        <span>{t('headings')}</span>
        <fieldset className="segments" aria-label={t('headings')}>
          {offered().map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {isMissing && (
        <p className="soft" role="status">
          {t('noPart')}
        </p>
      )}
      <ScreenSheet
        content={resume.content}
        lists={lists}
        template="photo"
        language={language}
        photo={photo}
        css={CSS}
        beside={hasContact ? undefined : <Veils />}
        onDrawn={lead}
      />
    </div>
  )
}
