import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { useDelete } from '../../../http/use-delete'
import { numberAt, textAt } from '../../../lib/fields'
import { randomKey } from '../../../lib/random-key'
import { useGoOn } from '../../../lib/use-go-on'
import { Button } from '../../../ui/button'
import { DeleteDialog } from '../../../ui/delete-dialog'
import { Menu, MenuItem } from '../../../ui/menu'
import type { Resume } from '../api/resumes'
import { copyResume, deleteResume, renameResume } from '../api/save'
import { ForwardItem } from './forward-item'
import { NameDialog } from './name-dialog'
import { ShareDialog } from './share-dialog'
import { useResumeDeed } from './use-resume-deed'

/** What can be done with a resume as a whole. */
export function ResumeMenu({ resume }: { resume: Resume }) {
  const { id, name, isDefault, isHidden } = resume
  const { t } = useTranslation('papers')
  const [asked, setAsked] = useState<'name' | 'share' | 'delete' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useGoOn()
  const saved = useOwnSaved()
  const remove = useDelete(RESUMES)
  const why = useWhy()
  const act = useResumeDeed()
  /** Of the next copy: a press after a lost answer makes no second one. */
  const [copyKey, setCopyKey] = useState(randomKey)

  async function copy() {
    const answer = await copyResume(id, copyKey)
    if (answer.kind !== 'ok') return void toast(why(answer))
    setCopyKey(randomKey())
    await saved(RESUMES)
    toast(t('resume.copied', { name: textAt(answer.body, 'name') }))
    goOn(`/resume?id=${numberAt(answer.body, 'id')}`)
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
        {!isDefault && (
          <MenuItem onSelect={() => void act(id, 'default')}>{t('resume.makeDefault')}</MenuItem>
        )}
        <MenuItem onSelect={() => void act(id, isHidden ? 'show' : 'hide')}>
          {t(isHidden ? 'resume.show' : 'resume.hide')}
        </MenuItem>
        <ForwardItem resume={resume} />
        <MenuItem onSelect={() => setAsked('share')}>{t('resume.share')}</MenuItem>
        <MenuItem onSelect={() => void copy()}>{t('resume.copy')}</MenuItem>
        <MenuItem onSelect={() => void act(id, 'refresh')}>{t('resume.refresh')}</MenuItem>
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
      {asked === 'share' && <ShareDialog resumeId={id} name={name} opener={button} onClose={close} />}
      {asked === 'delete' && <DeleteDialog what={name} onDelete={drop} opener={button} onClose={close} />}
    </>
  )
}
