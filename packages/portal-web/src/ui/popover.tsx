import { ChevronDown } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icons'

// Radix brings what a popover needs: Escape, a press elsewhere, focus that goes in and comes back. Never modal and without a
// portal, as in menu.tsx.

interface Props {
  /** On its button. */
  label: ReactNode
  /** It narrows something down now. */
  isOn: boolean
  /** What it is called. */
  name: string
  children: (close: () => void) => ReactNode
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A chip that opens what can be chosen. */
export function ChipPopover({ label, isOn, name, children, isOpen, onOpen }: Props) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpen}>
      <Radix.Trigger className="chip" data-on={isOn || undefined}>
        {label}
        <Icon of={ChevronDown} size={16} />
      </Radix.Trigger>
      <Radix.Content
        className="pop"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label={name}
        // It stays when a choice redraws what is behind it.
        updatePositionStrategy="always"
      >
        {children(() => onOpen(false))}
      </Radix.Content>
    </Radix.Root>
  )
}
