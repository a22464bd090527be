import { useTranslation } from 'react-i18next'
import { completenessOf, SECTION_NAMES, SHARES } from '../../../contract/resume'
import { Button } from '../../../ui/button'
import { Ring } from '../../../ui/ring'
import { hasOf } from '../rules/paper'
import { useEditor } from './context'
import { shownEntries } from './kinds/kind'
import { sectionFor } from './section-for'
import { SubmitButton, useCanSubmit } from './submit'

/** How complete it is, and the one thing to do next. */
export function Strength() {
  const { t } = useTranslation(['resume', 'papers'])
  const { snapshot, lead, add } = useEditor()
  const canSubmit = useCanSubmit()
  const { percent, next } = completenessOf(hasOf(snapshot.paper))
  function go() {
    if (next === null) return
    const section = SECTION_NAMES.find((one) => one === next)
    if (section !== undefined && shownEntries(snapshot, section).length === 0) add(section)
    else lead(sectionFor(next), next === 'photo' ? 'photo' : undefined)
  }
  return (
    <section className="strength" aria-label={t('strength')}>
      <Ring percent={percent} label={t('papers:resume.complete', { percent })} />
      {next === null ? (
        <div>
          <p className="strength-next">{t('complete.title')}</p>
          <p className="soft">{t(canSubmit ? 'complete.submit' : 'complete.done')}</p>
        </div>
      ) : (
        <div>
          <p className="strength-next">{t('next', { what: t(`steps.${next}`) })}</p>
          <p className="soft">{t('brings', { points: SHARES[next], percent: percent + SHARES[next] })}</p>
        </div>
      )}
      {next === null ? (
        canSubmit && <SubmitButton />
      ) : (
        <Button kind="small" onClick={go}>
          {t('goThere')}
        </Button>
      )}
    </section>
  )
}
