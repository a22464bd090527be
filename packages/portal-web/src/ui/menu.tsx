import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { CheckIcon } from './icons'
import type { parts } from './menu-parts'

// Radix brings what a menu needs: arrow keys, letters, Escape, focus that comes back. It is fetched when a pointer or the
// focus first comes to a button, so that no page waits for it. Never modal: the page behind stays readable, and no style is
// put on the body. No portal: it stays in the landmark of its button.

type Parts = typeof parts

const MenuParts = createContext<Parts | null>(null)
let fetched: Parts | null = null

async function fetchParts(): Promise<Parts> {
  fetched ??= (await import('./menu-parts')).parts
  return fetched
}

/** What an open menu is made of. Throws outside a menu. */
function useParts(): Parts {
  const parts = useContext(MenuParts)
  if (parts === null) throw new Error('A part of a menu stands outside a <Menu>')
  return parts
}

interface ButtonProps {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: (event: { detail: number }) => void
}

interface MenuProps {
  /** A button; it says what the menu is. */
  trigger: ReactElement<ButtonProps>
  /** It has the way out of an account, and must open without a network, too: it is fetched at once. */
  isAlwaysThere?: boolean
  children: ReactNode
}

export function Menu({ trigger, isAlwaysThere = false, children }: MenuProps) {
  const { t } = useTranslation('app')
  const [first, setFirst] = useState<{ parts: Parts; isByKey: boolean } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAlwaysThere) void fetchParts().catch(() => {})
  }, [isAlwaysThere])
  // Radix leads a key to the first item, but only one that it saw itself: the first press came before Radix did.
  useEffect(() => {
    if (first?.isByKey === true)
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, [first])
  if (first === null) {
    const fetchAhead = () => void fetchParts().catch(() => {})
    const open = ({ detail }: { detail: number }) =>
      void fetchParts().then(
        (parts) => setFirst({ parts, isByKey: detail === 0 }),
        () => toast(t('nav.menuUnloaded')),
      )
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: open,
    })
  }
  const { Root, Trigger, Content } = first.parts
  return (
    <MenuParts value={first.parts}>
      <Root modal={false} defaultOpen={!first.isByKey}>
        <Trigger ref={button} asChild>
          {trigger}
        </Trigger>
        <Content className="dropdown" align="end" sideOffset={4} collisionPadding={8}>
          {children}
        </Content>
      </Root>
    </MenuParts>
  )
}

export function MenuItem({
  onSelect,
  isDisabled = false,
  children,
}: {
  onSelect: () => void
  isDisabled?: boolean
  children: ReactNode
}) {
  const { Item } = useParts()
  return (
    <Item className="dropdown-item" disabled={isDisabled} onSelect={onSelect}>
      {children}
    </Item>
  )
}

/** `children`: one link, which is the item. */
export function MenuLink({ children }: { children: ReactElement }) {
  const { Item } = useParts()
  return (
    <Item className="dropdown-item" asChild>
      {children}
    </Item>
  )
}

export function MenuTitle({ children }: { children: ReactNode }) {
  const { Label } = useParts()
  return <Label className="dropdown-title">{children}</Label>
}

export function MenuLine() {
  const { Separator } = useParts()
  return <Separator className="dropdown-line" />
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[]
  onChoose: (value: Value) => void
}

/** One of several; the menu stays open, so that the effect is seen before it closes. */
export function MenuChoice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const { RadioGroup, Label, RadioItem, ItemIndicator } = useParts()
  return (
    <RadioGroup
      className="dropdown-group"
      aria-label={label}
      value={value}
      onValueChange={(text) => {
        const chosen = options.find((option) => option.value === text)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    >
      <Label className="dropdown-label">{label}</Label>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          className="dropdown-item"
          value={option.value}
          onSelect={(event) => event.preventDefault()}
        >
          <span lang={option.lang}>{option.text}</span>
          <ItemIndicator className="dropdown-check">
            <CheckIcon />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
