// Icons that the start page does not begin with: they come with the screens that draw them, and cost nobody else a byte.

import { Bookmark, Clock, ExternalLink, Pause, Play, SlidersHorizontal } from 'lucide-react'
import { Icon } from './icons'

export const SavedIcon = () => <Icon of={Bookmark} />
export const FilterIcon = () => <Icon of={SlidersHorizontal} />
export const OutIcon = () => <Icon of={ExternalLink} size={16} />
export const ClockIcon = () => <Icon of={Clock} size={14} />
export const PlayIcon = () => <Icon of={Play} />
export const PauseIcon = () => <Icon of={Pause} />
