import {
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  Gift,
  HeartPulse,
  House,
  type LucideIcon,
  Truck,
  Users,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Benefit } from '../lib/benefits'
import { Icon } from './icons'
import '../styles/written.css'

const ICONS: Readonly<Record<Benefit, LucideIcon>> = {
  insurance: HeartPulse,
  meals: Utensils,
  transport: Truck,
  training: BookOpen,
  housing: House,
  bonus: Gift,
  leave: CalendarDays,
  family: Users,
}

export interface Perk {
  /** undefined: of no kind that has an icon of its own. */
  readonly kind: Benefit | undefined
  readonly text: ReactNode
}

/** What one gets, each with the icon of its kind. */
export const Perks = ({ perks, lang }: { perks: readonly Perk[]; lang?: string | undefined }) => (
  <ul className="perks" lang={lang}>
    {perks.map(({ kind, text }, at) => (
      <li key={at}>
        <Icon of={kind === undefined ? BriefcaseBusiness : ICONS[kind]} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
