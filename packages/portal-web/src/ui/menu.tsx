import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { CheckIcon } from './icons'

// Radix brings what a menu needs: arrow keys, letters, Escape, focus that comes back. Never modal: the page behind stays
// readable, and no style is put on the body. No portal: it stays in the landmark of its button.

interface MenuProps {
  /** A button; it says what the menu is. */
  trigger: ReactNode
  children: ReactNode
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content className="dropdown" align="end" sideOffset={4} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item className="dropdown-item" onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  )
}

/** `children`: one link, which is the item. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item className="dropdown-item" asChild>
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuTitle({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="dropdown-title">{children}</DropdownMenu.Label>
}

export const MenuLine = () => <DropdownMenu.Separator className="dropdown-line" />

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[]
  onChoose: (value: Value) => void
}

/** One of several; the menu stays open, so that the effect is seen before it closes. */
export function MenuChoice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      className="dropdown-group"
      aria-label={label}
      value={value}
      onValueChange={(text) => {
        const chosen = options.find((option) => option.value === text)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    >
      <DropdownMenu.Label className="dropdown-label">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          className="dropdown-item"
          value={option.value}
          onSelect={(event) => event.preventDefault()}
        >
          <span lang={option.lang}>{option.text}</span>
          <DropdownMenu.ItemIndicator className="dropdown-check">
            <CheckIcon />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
