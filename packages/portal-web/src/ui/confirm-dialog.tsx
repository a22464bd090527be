import { useEffect, useState } from 'react'
import { focusTitle } from '../lib/focus-title'
import { Button } from './button'
import { Dialog, type DialogProps } from './dialog'
import { FormFailure } from './failure'

interface Props {
  title: string
  /** What cannot be undone. */
  lead: string
  /** For who thinks better of it. */
  keep: string
  /** The deed, e.g. "Cancel the interview", and while it is under way. */
  label: string
  doing?: string
  /** It takes something away: its button warns. */
  isFinal?: boolean
  /** Answers with what is wrong, in words; null: it is done. */
  act: () => Promise<string | null>
}

/** Asks before what cannot be taken back; it stays open until that is done, and a refusal is said here. */
export function ConfirmDialog(props: Props & DialogProps) {
  const { title, lead, keep, label, doing = label, isFinal = false, act, opener, onClose } = props
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!isDone) return
    // The button that had the focus goes with what it was for.
    focusTitle()
    onClose()
  }, [isDone, onClose])
  async function press() {
    if (isBusy) return
    setIsBusy(true)
    const found = await act()
    setIsBusy(false)
    setFailure(found)
    setIsDone(found === null)
  }
  if (isDone) return null
  return (
    <Dialog title={title} opener={opener} isHeld={isBusy} onClose={onClose}>
      <p className="soft">{lead}</p>
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
        <Button kind={isFinal ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void press()}>
          {isBusy ? doing : label}
        </Button>
      </div>
    </Dialog>
  )
}
