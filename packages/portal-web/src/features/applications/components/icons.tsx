import { Bookmark, CalendarPlus, Ellipsis, EyeOff, Flag, ListChecks, Trash2 } from 'lucide-react'
import { Icon } from '../../../ui/icons'

export const SaveIcon = ({ isSaved }: { isSaved: boolean }) => <Icon of={Bookmark} isFilled={isSaved} />
export const CalendarIcon = () => <Icon of={CalendarPlus} size={16} />
export const FlagIcon = ({ isFlagged }: { isFlagged: boolean }) => <Icon of={Flag} isFilled={isFlagged} />
export const RemoveIcon = () => <Icon of={Trash2} />
export const ChooseIcon = () => <Icon of={ListChecks} />
export const HideIcon = () => <Icon of={EyeOff} />
export const DotsIcon = () => <Icon of={Ellipsis} />
