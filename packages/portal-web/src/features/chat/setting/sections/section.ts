import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { box } from '../../../../i18n/en/box'

/** What a setting is called in an address, in `/chat/settingForm?of=quick`; its words are the area's `sections`. */
export type SectionName = keyof (typeof box)['sections']

/** One part of the chat's settings: a card of the overview, and a form of its own. */
export interface Section {
  readonly name: SectionName
  readonly icon: LucideIcon
  /** In a wide window: quick replies fill the first column, the rest stands beside. */
  readonly column: 'first' | 'second'
  /** What is in the card, under its title. */
  readonly Body: ComponentType
  /** Beside the title, e.g. how many there are. */
  readonly Aside?: ComponentType
  /** A hook: whether the menu and the cards have it; without one they do. */
  readonly useIsHere?: () => boolean
}
