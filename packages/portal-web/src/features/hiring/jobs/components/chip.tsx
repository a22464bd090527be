import type { ReactNode } from 'react'

interface Props {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

/** One of several things that are chosen or not. */
export const Chip = ({ isOn, onPress, children }: Props) => (
  <button type="button" className="chip" aria-pressed={isOn} data-on={isOn || undefined} onClick={onPress}>
    {children}
  </button>
)
