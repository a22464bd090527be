import {
  Banknote,
  BedDouble,
  Blocks,
  BriefcaseBusiness,
  Building2,
  Car,
  Cpu,
  Factory,
  GraduationCap,
  HandHeart,
  HeartPulse,
  Landmark,
  type LucideIcon,
  Megaphone,
  RadioTower,
  Scale,
  Shield,
  Shirt,
  ShoppingBag,
  Truck,
  Umbrella,
  UserSearch,
  Utensils,
  Wheat,
  Zap,
} from 'lucide-react'
import { useState } from 'react'

/** By the industries of the constants, from 1 on, in their order. */
const MARKS: readonly LucideIcon[] = [
  ...[Wheat, Banknote, Building2, GraduationCap, Zap, Shirt, HeartPulse, BedDouble, Cpu, Umbrella, Truck],
  ...[Factory, Megaphone, HandHeart, Scale, Landmark, UserSearch, Utensils, ShoppingBag, Shield, RadioTower],
  ...[Car],
]
const SHADES = 8

interface Props {
  /** Of the company; 0 where whoever offers the job is not named. */
  id: number
  /** Its industry, 0 where that is not said. */
  industryId: number
  size?: 's' | 'm' | 'l'
  /** Its own picture, where it has uploaded one. */
  src?: string | null
}

/** Ids that follow each other, or are so many apart, are mixed well. Source: Knuth, multiplicative hashing. */
const mixed = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 0) >>> 16

/**
 * The logo of a company. One that has uploaded none, or whose picture does not come, has a sign: what it does, on a ground that
 * is its own. The same company looks the same everywhere, and two of one trade differ. Decoration: the name stands beside it.
 */
export function Logo({ id, industryId, size = 'm', src = null }: Props) {
  const [failed, setFailed] = useState('')
  if (src !== null && src !== failed)
    return (
      <span className="logo" data-size={size} aria-hidden="true">
        <img src={src} alt="" onError={() => setFailed(src)} />
      </span>
    )
  const Mark = id === 0 ? BriefcaseBusiness : (MARKS[industryId - 1] ?? Blocks)
  const shade = id === 0 ? 0 : 1 + (mixed(id) % (SHADES - 1))
  return (
    <span className="logo" data-size={size} data-shade={shade} aria-hidden="true">
      <Mark size="52%" strokeWidth={1.75} />
    </span>
  )
}
