import type { ConversationKey, Result } from '@sarika/im-engine'
import { useConnection } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { isolate } from '../../../lib/isolate'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { SearchInput } from '../../../ui/search-input'
import { isNamed } from '../rules/names'
import { refusalInWords } from '../rules/refusals'
import type { Target } from '../rules/targets'
import { useSay } from './say'

interface Props {
  title: string
  lead?: string
  targets: readonly Target[]
  /** What is sent, where it is written here. */
  children?: ReactNode
  isReady?: boolean
  /** Answers for each what came of it. */
  onSend: (
    keys: readonly ConversationKey[],
  ) => Promise<readonly { readonly to: ConversationKey; readonly result: Result<unknown> }[]>
  onClose: () => void
}

/** Chooses whom something goes to, sends it, and stays open to say what did not go, and why. */
export function TargetPicker({ title, lead, targets, children, isReady = true, onSend, onClose }: Props) {
  const t = useSay()
  const isConnected = useConnection().state === 'connected'
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<readonly ConversationKey[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[] | null>(null)
  const shown = isBlank(wanted)
    ? targets
    : targets.filter(({ name, company }) => isNamed([name, company], wanted))
  const toggle = (key: ConversationKey) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const nameOf = (key: ConversationKey) => targets.find((one) => one.key === key)?.name ?? ''

  const send = async () => {
    if (isBusy || chosen.length === 0) return
    setIsBusy(true)
    const outcomes = await onSend(chosen)
    setIsBusy(false)
    const failed = new Map<ConversationKey, string>()
    for (const { to, result } of outcomes)
      if (!result.ok && !failed.has(to)) failed.set(to, refusalInWords(result.refusal, t))
    const count = chosen.length - failed.size
    if (count > 0) toast(t(isConnected ? 'pick.sent' : 'pick.later', { count }))
    if (failed.size === 0) return onClose()
    setRefused([...failed].map(([key, reason]) => t('pick.notSent', { name: isolate(nameOf(key)), reason })))
    // Who got it gets it no second time.
    setChosen([...failed.keys()])
  }

  return (
    <Dialog title={title} isHeld={isBusy} onClose={onClose}>
      <div className="picker">
        {lead !== undefined && <p className="soft">{lead}</p>}
        {children}
        <SearchInput
          className="picker-find"
          aria-label={t('pick.find')}
          placeholder={t('pick.find')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <ul className="picker-list">
          {shown.map(({ key, name, company }) => (
            <li key={key}>
              <label className="picker-row">
                <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
                <Avatar id={key} name={name} />
                <span className="row-text">
                  <bdi className="row-title">{name}</bdi>
                  {company !== '' && <bdi className="row-company">{company}</bdi>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className="soft">{t('pick.nobody')}</p>}
        {refused !== null && (
          <ul className="picker-refused" role="alert">
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('pick.cancel')}
        </Button>
        <Button isBusy={isBusy} disabled={chosen.length === 0 || !isReady} onClick={() => void send()}>
          {chosen.length === 0 ? t('pick.send') : t('pick.sendTo', { count: chosen.length })}
        </Button>
      </div>
    </Dialog>
  )
}
