import { ChevronDown, ChevronUp, History } from 'lucide-react'
import { Icon } from '../../../ui/icons'

export const PreviousJobIcon = () => <Icon of={ChevronUp} />
export const NextJobIcon = () => <Icon of={ChevronDown} />
export const PastIcon = () => <Icon of={History} size={16} />
