import { Download } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PAPER_LANGUAGES, TEMPLATES } from '../../../contract/paper'
import { LANGUAGE_NAMES } from '../../../i18n/languages'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Menu, MenuItem } from '../../../ui/menu'
import { Sheet, useSheet } from '../../../ui/sheet'
import { useEditor } from '../editor/context'
import { sectionsOf } from '../editor/kinds/all'
import { slotsOf } from '../rules/paper'
import { contentOf } from '../rules/sheet'
import { SheetView } from './sheet-view'
import { useDownload } from './use-download'
import { type Look, useLook } from './use-look'

interface Props {
  look: Look
  onLook: (look: Look) => void
}

/** How the sheet looks, and what it is saved as. */
function PaperBar({ look, onLook }: Props) {
  const { t } = useTranslation('resume')
  const { template, language } = look
  const download = useDownload(template, language)
  return (
    <div className="paper-bar">
      <fieldset className="segments" aria-label={t('paper.template')}>
        {TEMPLATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === template}
            onClick={() => onLook({ ...look, template: one })}
          >
            {t(`paper.templates.${one}`)}
          </button>
        ))}
      </fieldset>
      <select
        className="select"
        aria-label={t('paper.language')}
        value={language}
        onChange={({ target }) => {
          const chosen = PAPER_LANGUAGES.find((one) => one === target.value)
          if (chosen !== undefined) onLook({ ...look, language: chosen })
        }}
      >
        {PAPER_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
      <Menu
        trigger={
          <Button kind="small">
            <Icon of={Download} size={16} />
            {t('paper.download')}
          </Button>
        }
      >
        <MenuItem onSelect={() => void download('pdf')}>{t('paper.pdf')}</MenuItem>
        <MenuItem onSelect={() => void download('doc')}>{t('paper.doc')}</MenuItem>
        <MenuItem onSelect={() => void download('json')}>{t('paper.json')}</MenuItem>
        <MenuItem onSelect={() => window.print()}>{t('paper.print')}</MenuItem>
      </Menu>
    </div>
  )
}

function PaperView({ look, onLook, onLeave }: Props & { onLeave?: () => void }) {
  const { t } = useTranslation('resume')
  const { snapshot, copy, lead } = useEditor()
  const unfinished = sectionsOf(slotsOf(snapshot.drafts).filter(copy.isFaulty)).map((name) =>
    t(`sections.${name}`),
  )
  // Who types comes first.
  const content = useDeferredValue(contentOf(snapshot))
  return (
    <>
      <PaperBar look={look} onLook={onLook} />
      <p className="paper-note">
        {unfinished.length === 0 ? t('paper.same') : t('paper.without', { parts: unfinished.join(', ') })}
      </p>
      {look.template === 'photo' && (content.profile.photo ?? '') === '' && (
        <p className="paper-note" role="status">
          {t('paper.noPhoto')}{' '}
          <Button
            kind="small"
            onClick={() => {
              onLeave?.()
              lead('profile', 'photo')
            }}
          >
            {t('paper.addPhoto')}
          </Button>
        </p>
      )}
      <SheetView content={content} {...look} />
    </>
  )
}

/** The sheet beside the form, or over it where there is no room beside; it is what is printed of this page. */
export function PaperPane() {
  const { t } = useTranslation('resume')
  const [look, setLook] = useLook(useEditor().resume.id)
  const sheet = useSheet('paper')
  return (
    <>
      <aside className="preview" aria-label={t('paper.title')}>
        <PaperView look={look} onLook={setLook} />
      </aside>
      <div className="paper-opener">
        <Button onClick={sheet.open}>{t('paper.title')}</Button>
      </div>
      <Sheet sheet={sheet} className="paper-sheet" label={t('paper.title')} closeLabel={t('paper.close')}>
        {sheet.isOpen && <PaperView look={look} onLook={setLook} onLeave={sheet.close} />}
      </Sheet>
    </>
  )
}
