import { Bookmark, Flag, Trash2 } from 'lucide-react'
import { Icon } from '../../../ui/icons'

export const SaveIcon = ({ isSaved }: { isSaved: boolean }) => <Icon of={Bookmark} isFilled={isSaved} />
export const FlagIcon = ({ isFlagged }: { isFlagged: boolean }) => <Icon of={Flag} isFilled={isFlagged} />
export const RemoveIcon = () => <Icon of={Trash2} />
