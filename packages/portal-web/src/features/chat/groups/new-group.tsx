import { groupKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { GROUP } from '../../../lib/limits'
import { Dialog } from '../../../ui/dialog'
import { useSay } from '../components/say'
import { toChat } from '../rules/places'
import { refusalInWords } from '../rules/refusals'
import { makeGroup } from './fill-group'
import { FormEnd } from './form-end'
import { type Look, LookFields } from './look-fields'
import { ChosenPeople, PickPeople } from './pick-people'
import { usePick } from './use-pick'
import '../../../styles/cards.css'
import '../../../styles/forms.css'
import '../../../styles/groups.css'

const NOBODY: ReadonlySet<string> = new Set()

/** Makes a group of one's contacts, and opens it. A dialog in a wide window, a page on a phone. */
export function NewGroup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const { groups } = useImEngine()
  const navigate = useNavigate()
  const [look, setLook] = useState<Look>({ title: '', avatar: '' })
  const { people, ids, chosen, toggle } = usePick(NOBODY)
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const title = look.title.trim()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isBusy || title === '' || chosen.length === 0) return
    setIsBusy(true)
    const made = await makeGroup(
      groups,
      { ...look, title },
      chosen.map(({ imId }) => imId),
    )
    setIsBusy(false)
    if (!made.ok) return setFailure(refusalInWords(made.refusal, say))
    const { groupId, missed } = made.value
    if (missed !== null) toast(t('new.partly', { reason: refusalInWords(missed, say) }))
    onClose()
    void navigate(toChat(groupKey(groupId)))
  }
  return (
    <Dialog title={t('new.label')} isHeld={isBusy} onClose={onClose}>
      <form className="group-form" data-wide onSubmit={(event) => void create(event)}>
        <div className="group-form-main">
          <LookFields
            id="team-new"
            look={look}
            fault={isTried && title === '' ? t('look.fault') : undefined}
            onChange={setLook}
          />
          <ChosenPeople
            chosen={chosen}
            count={chosen.length + 1}
            max={GROUP.people}
            fault={isTried && chosen.length === 0 ? t('pick.fault') : undefined}
            onTakeOut={toggle}
          />
          <p className="group-lead">{t('new.lead')}</p>
        </div>
        <PickPeople
          people={people}
          chosen={ids}
          isFull={chosen.length + 1 >= GROUP.people}
          none={t('pick.none')}
          onToggle={toggle}
        />
        <FormEnd failure={failure} isBusy={isBusy} label={t('new.create')} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
