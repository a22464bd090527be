import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { useDelete } from '../../../http/use-delete'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { DeleteDialog } from '../../../ui/delete-dialog'
import { Menu, MenuItem } from '../../../ui/menu'
import type { Resume } from '../api/resumes'
import { type Deed, deleteResume, doTo, renameResume } from '../api/save'
import { NameDialog } from './name-dialog'

/** What can be done with a resume as a whole. */
export function ResumeMenu({ resume: { id, name, isDefault, isHidden } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  const [asked, setAsked] = useState<'name' | 'delete' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useGoOn()
  const saved = useOwnSaved()
  const remove = useDelete(RESUMES)
  const why = useWhy()

  async function press(deed: Deed) {
    const answer = await doTo(id, deed)
    if (answer.kind === 'ok') await saved(RESUMES)
    toast(answer.kind === 'ok' ? t(`resume.done.${deed}`) : why(answer))
  }
  async function drop(): Promise<string | null> {
    const answer = await deleteResume(id)
    if (answer.kind === 'refused' && answer.code === 'last_resume') return t('resume.last')
    const failure = await remove(Promise.resolve(answer))
    if (failure === null) goOn('/resume', { replace: true })
    return failure
  }
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <Button ref={button} kind="small" aria-label={t('resume.menuOf', { name })}>
            {t('resume.menu')}
          </Button>
        }
      >
        <MenuItem onSelect={() => setAsked('name')}>{t('resume.rename')}</MenuItem>
        {!isDefault && <MenuItem onSelect={() => void press('default')}>{t('resume.makeDefault')}</MenuItem>}
        <MenuItem onSelect={() => void press(isHidden ? 'show' : 'hide')}>
          {t(isHidden ? 'resume.show' : 'resume.hide')}
        </MenuItem>
        <MenuItem onSelect={() => void press('refresh')}>{t('resume.refresh')}</MenuItem>
        <MenuItem onSelect={() => setAsked('delete')}>{t('delete')}</MenuItem>
      </Menu>
      {asked === 'name' && (
        <NameDialog
          title={t('resume.rename')}
          name={name}
          send={(next) => renameResume(id, next)}
          onDone={() => toast(t('saved'))}
          opener={button}
          onClose={close}
        />
      )}
      {asked === 'delete' && <DeleteDialog what={name} onDelete={drop} opener={button} onClose={close} />}
    </>
  )
}
