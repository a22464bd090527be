interface Props {
  title: string
  /** What follows from it. */
  lead: string
  isOn: boolean
  /** It is not known yet. */
  disabled?: boolean
  /** Something else is being saved. */
  isBusy?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that acts at once, and what it does. */
export function SwitchLine({ title, lead, isOn, disabled, isBusy = false, onChange }: Props) {
  return (
    <label className="privacy-line">
      <span>
        <span>{title}</span>
        <small>{lead}</small>
      </span>
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
