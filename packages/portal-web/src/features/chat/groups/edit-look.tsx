import type { GroupItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { Dialog } from '../../../ui/dialog'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'
import { FormEnd } from './form-end'
import { type Look, LookFields } from './look-fields'

/** Another name or picture for a group. Only what was changed is saved: somebody else may change the rest meanwhile. */
export function EditLook({ group, onClose }: { group: GroupItem; onClose: () => void }) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const { groups } = useImEngine()
  const [before] = useState<Look>({ title: group.title, avatar: group.avatar })
  const [look, setLook] = useState(before)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const title = look.title.trim()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || title === '') return
    const change = {
      ...(title === before.title ? {} : { title }),
      ...(look.avatar === before.avatar ? {} : { avatar: look.avatar }),
    }
    if (Object.keys(change).length === 0) return onClose()
    setIsBusy(true)
    const result = await groups.change(group.groupId, change)
    setIsBusy(false)
    if (!result.ok) return setFailure(refusalInWords(result.refusal, say))
    toast(t('look.saved'))
    onClose()
  }
  return (
    <Dialog title={t('look.edit')} isHeld={isBusy} onClose={onClose}>
      <form className="group-form" onSubmit={(event) => void save(event)}>
        <LookFields
          id={`team-${group.groupId}`}
          look={look}
          fault={title === '' ? t('look.fault') : undefined}
          onChange={setLook}
        />
        <FormEnd failure={failure} isBusy={isBusy} label={t('look.save')} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
