import {
  ArrowDown,
  Ban,
  BellOff,
  Camera,
  Check,
  CheckCheck,
  Copy,
  Crown,
  Ellipsis,
  Eraser,
  Eye,
  EyeOff,
  Flag,
  Forward,
  ListChecks,
  Megaphone,
  Mic,
  MicOff,
  PanelRight,
  Paperclip,
  Pencil,
  Pin,
  Plus,
  Reply,
  RotateCw,
  SendHorizontal,
  ShieldCheck,
  Star,
  Trash2,
  Undo2,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react'
import { Icon } from '../../../ui/icons'

export const ReplyIcon = () => <Icon of={Reply} />
export const ReportIcon = () => <Icon of={Flag} />
export const MoreIcon = () => <Icon of={Ellipsis} />
export const CopyIcon = () => <Icon of={Copy} />
export const UndoIcon = () => <Icon of={Undo2} />
export const RetryIcon = () => <Icon of={RotateCw} />
export const DiscardIcon = ({ size = 20 }: { size?: number }) => <Icon of={Trash2} size={size} />
export const DetailsIcon = () => <Icon of={PanelRight} />
export const PinIcon = () => <Icon of={Pin} size={14} />
export const QuietIcon = () => <Icon of={BellOff} size={14} />
export const SendIcon = () => <Icon of={SendHorizontal} />
export const DownIcon = () => <Icon of={ArrowDown} />
export const TickIcon = () => <Icon of={Check} size={14} />
export const TicksIcon = () => <Icon of={CheckCheck} size={14} />
export const ForwardIcon = () => <Icon of={Forward} />
export const SelectIcon = () => <Icon of={ListChecks} />
export const ReadersIcon = () => <Icon of={Eye} />
export const SeveralIcon = () => <Icon of={Megaphone} />
export const StarIcon = ({ isOn, size = 20 }: { isOn: boolean; size?: number }) => (
  <Icon of={Star} size={size} isFilled={isOn} />
)
export const ClearIcon = () => <Icon of={Eraser} size={14} />
export const AttachIcon = () => <Icon of={Paperclip} />
export const VoiceIcon = () => <Icon of={Mic} />
export const PeopleIcon = () => <Icon of={Users} />
export const AddPersonIcon = () => <Icon of={UserPlus} />
export const HiddenIcon = () => <Icon of={EyeOff} />
export const BlockIcon = () => <Icon of={Ban} />
export const PrivacyIcon = () => <Icon of={ShieldCheck} />
export const PlusIcon = () => <Icon of={Plus} size={14} />
export const NewGroupIcon = () => <Icon of={UsersRound} />
export const CameraIcon = () => <Icon of={Camera} />
export const EditIcon = () => <Icon of={Pencil} size={14} />
export const OwnerIcon = () => <Icon of={Crown} size={14} />
export const MutedIcon = () => <Icon of={MicOff} size={14} />
