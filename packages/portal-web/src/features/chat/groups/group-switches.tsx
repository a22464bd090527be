import { type GroupItem, type GroupSettings, groupKey, type Result } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { openArea } from '../../../i18n/i18n'
import { useLater } from '../../../lib/use-later'
import { useRow } from '../acts/use-row'
import { useDeed } from '../components/use-deed'
import { runs } from '../rules/group-rights'

/** How long a change can be taken back by one press, ms. */
const UNDO_MS = 10_000

const loadOnlyMentions = async () => {
  const [{ OnlyMentions }] = await Promise.all([import('../notify/only-mentions'), openArea('bell')])
  return OnlyMentions
}

type Setting = Exclude<keyof GroupSettings, 'limitTime'>

/** Each switch, and whether it is on where the setting is not: "everybody can invite" is a group that is not private. */
const SWITCHES = [
  ['muted', 'isMuted', false],
  ['open', 'isPrivate', true],
  ['visible', 'areMembersVisible', false],
  ['media', 'isMediaOn', false],
] as const satisfies readonly (readonly [string, Setting, boolean])[]

/** What the group is set to, and whether it may disturb oneself. Each switch acts at once, and a toast takes it back. */
export function GroupSwitches({ group }: { group: GroupItem }) {
  const { t } = useTranslation('groups')
  const engine = useImEngine()
  const id = useId()
  const canSet = runs(group.role)
  const key = groupKey(group.groupId)
  const { data: OnlyMentions } = useLater('only-mentions', true, loadOnlyMentions)
  const isQuiet = useRow(key)?.doNotDisturb ?? false
  return (
    <section className="group-part" aria-label={t('set.label')}>
      {!canSet && (
        <p id={id} className="group-reason soft">
          {t('set.reason')}
        </p>
      )}
      {SWITCHES.map(([name, setting, isInverse]) => (
        <Switch
          key={name}
          label={t(`set.${name}`)}
          isOn={group[setting] !== isInverse}
          lockedBy={canSet ? undefined : id}
          set={(isOn) => engine.groups.set(group.groupId, { [setting]: isOn !== isInverse })}
        />
      ))}
      <Switch
        label={t('set.quiet')}
        isOn={isQuiet}
        set={(isOn) => engine.setConversation(key, { doNotDisturb: isOn })}
      />
      {OnlyMentions !== undefined && <OnlyMentions groupId={group.groupId} isMuted={isQuiet} />}
    </section>
  )
}

interface SwitchProps {
  label: string
  isOn: boolean
  /** What says why it cannot be moved; absent = it can. */
  lockedBy?: string | undefined
  set: (isOn: boolean) => Promise<Result<unknown>>
}

/** Moves at once; what was refused moves it back, and is said. */
function Switch({ label, isOn, lockedBy, set }: SwitchProps) {
  const { t } = useTranslation('groups')
  const deed = useDeed()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const save = async (next: boolean, isUndo = false) => {
    setWanted(next)
    const isDone = await deed(set(next))
    setWanted(null)
    if (!isDone || isUndo) return
    const undo = { label: t('set.undo'), onClick: () => void save(!next, true) }
    toast(t('set.saved'), { duration: UNDO_MS, action: undo })
  }
  const shown = wanted ?? isOn
  return (
    <label className="group-line">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={shown}
        aria-checked={shown}
        aria-describedby={lockedBy}
        disabled={lockedBy !== undefined}
        onChange={({ target }) => {
          if (wanted === null) void save(target.checked)
        }}
      />
    </label>
  )
}
