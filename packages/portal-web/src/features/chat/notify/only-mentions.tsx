import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { useOwnChanged, useOwnTold } from '../../../http/read'
import { BELL, changeBell, useBell } from './settings'

/** Of a group: to be told only of what mentions one. What is muted tells nothing in any case. */
export function OnlyMentions({ groupId, isMuted }: { groupId: string; isMuted: boolean }) {
  const { t } = useTranslation('bell')
  const { data } = useBell()
  const told = useOwnTold()
  const changed = useOwnChanged()
  const why = useWhy()
  const [wanted, setWanted] = useState<boolean | null>(null)
  async function save(isOn: boolean) {
    setWanted(isOn)
    const answer = await changeBell({ groups: { [groupId]: isOn } })
    if (answer.kind === 'ok') {
      told(BELL, answer.body)
      await changed(BELL)
    } else toast(why(answer))
    setWanted(null)
  }
  const isOn = wanted ?? data?.onlyMentions.includes(groupId) ?? false
  return (
    <label className="group-line">
      <span>{t('onlyMentions')}</span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={data === undefined || isMuted}
        onChange={({ target }) => {
          if (wanted === null) void save(target.checked)
        }}
      />
    </label>
  )
}
