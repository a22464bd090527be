import type { GroupItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { GROUP } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FormFailure } from '../../../ui/failure'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'
import { addPeople } from './fill-group'
import { ChosenPeople, PickPeople } from './pick-people'
import { usePick } from './use-pick'

/** Takes contacts into a group. */
export function AddPeople({ group, onClose }: { group: GroupItem; onClose: () => void }) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const { groups } = useImEngine()
  const { groupId, members } = group
  const present = useMemo(() => new Set<string>(members.map(({ imId }) => imId)), [members])
  const { people, ids, chosen, toggle } = usePick(present)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | false>(false)
  const count = group.count + chosen.length
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || chosen.length === 0) return
    setIsBusy(true)
    const result = await addPeople(
      groups,
      groupId,
      chosen.map(({ imId }) => imId),
    )
    setIsBusy(false)
    if (!result.ok) return setFailure(refusalInWords(result.refusal, say))
    toast(t('add.done', { count: chosen.length }))
    onClose()
  }
  return (
    <Dialog title={t('add.label')} isHeld={isBusy} onClose={onClose}>
      <form className="group-form" onSubmit={(event) => void add(event)}>
        <ChosenPeople chosen={chosen} count={count} max={GROUP.people} onTakeOut={toggle} />
        <PickPeople
          people={people}
          chosen={ids}
          isFull={count >= GROUP.people}
          none={t('add.all')}
          onToggle={toggle}
        />
        <div className="group-form-end">
          <FormFailure text={failure} />
          <div className="dialog-actions">
            <Button kind="quiet" disabled={isBusy} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" isBusy={isBusy} disabled={chosen.length === 0}>
              {t('add.act')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
