interface Props {
  title: string
  /** What follows from it. */
  lead: string
  /** Why it can't be changed here, beside the switch. */
  state?: string | undefined
  isOn: boolean
  /** It is not known yet. */
  disabled?: boolean
  /** Something else is being saved. */
  isBusy?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that acts at once, and what it does. */
export function SwitchLine({ title, lead, state, isOn, disabled, isBusy = false, onChange }: Props) {
  return (
    <label className="privacy-line">
      <span>
        <span>{title}</span>
        <small>{lead}</small>
      </span>
      {state !== undefined && <small className="privacy-state">{state}</small>}
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        aria-disabled={isBusy || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
