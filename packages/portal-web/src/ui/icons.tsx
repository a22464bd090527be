// Lucide's icons at the size and stroke of the look, by what they mean here: 20 px at 1.75. Decoration: each says in words
// beside it, or in the name of its button, what it means.

import {
  ArrowUp,
  BadgeCheck,
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Check,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleUserRound,
  FileText,
  Globe,
  Headset,
  House,
  LogOut,
  type LucideIcon,
  MapPin,
  Menu,
  MessageCircle,
  Search,
  X,
} from 'lucide-react'

interface Look {
  size?: number
  /** Filled: it is kept, or on. */
  isFilled?: boolean
}

/** One icon in the look of all. */
export function Icon({ of: Drawn, size = 20, isFilled = false }: Look & { of: LucideIcon }) {
  return (
    <Drawn
      aria-hidden="true"
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth={size < 20}
      fill={isFilled ? 'currentColor' : 'none'}
    />
  )
}

export const BackIcon = () => <Icon of={ChevronLeft} />
export const NextIcon = () => <Icon of={ChevronRight} />
export const WarningIcon = () => <Icon of={CircleAlert} size={16} />
export const CheckIcon = () => <Icon of={Check} size={16} />
export const ChatIcon = () => <Icon of={MessageCircle} />
export const ServiceIcon = () => <Icon of={Headset} />
export const BellIcon = () => <Icon of={Bell} />
export const SavedIcon = () => <Icon of={Bookmark} />
export const HomeIcon = () => <Icon of={House} />
export const JobsIcon = () => <Icon of={BriefcaseBusiness} />
export const ResumeIcon = () => <Icon of={FileText} />
export const PersonIcon = () => <Icon of={CircleUserRound} />
export const MenuIcon = () => <Icon of={Menu} />
export const UpIcon = () => <Icon of={ArrowUp} />
export const GlobeIcon = () => <Icon of={Globe} />
export const LeaveIcon = () => <Icon of={LogOut} />
export const PlaceIcon = () => <Icon of={MapPin} size={16} />
export const VerifiedIcon = () => <Icon of={BadgeCheck} size={16} />
export const SearchIcon = () => <Icon of={Search} />
export const CloseIcon = () => <Icon of={X} />
