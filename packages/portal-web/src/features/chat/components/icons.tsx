import {
  Archive,
  ArrowDown,
  ArrowUp,
  BadgeCheck,
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
  LogOut,
  Megaphone,
  MessageSquareDot,
  Mic,
  MicOff,
  PanelRight,
  Paperclip,
  Pencil,
  PencilLine,
  Pin,
  Plus,
  Reply,
  RotateCw,
  SendHorizontal,
  Settings,
  ShieldCheck,
  Star,
  Trash2,
  Undo2,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { Icon } from '../../../ui/icons'

export const WalletIcon = () => <Icon of={Wallet} />
export const ReplyIcon = () => <Icon of={Reply} />
export const ReportIcon = () => <Icon of={Flag} />
export const MoreIcon = () => <Icon of={Ellipsis} />
export const CopyIcon = () => <Icon of={Copy} />
export const UndoIcon = () => <Icon of={Undo2} />
export const RetryIcon = () => <Icon of={RotateCw} />
export const DiscardIcon = ({ size = 20 }: { size?: number }) => <Icon of={Trash2} size={size} />
export const DetailsIcon = () => <Icon of={PanelRight} />
export const PinIcon = ({ size = 14 }: { size?: number }) => <Icon of={Pin} size={size} />
export const QuietIcon = ({ size = 14 }: { size?: number }) => <Icon of={BellOff} size={size} />
export const OfficialIcon = () => <Icon of={BadgeCheck} size={14} />
export const PersonIcon = () => <Icon of={UserRound} />
export const RewriteIcon = () => <Icon of={PencilLine} />
export const LeaveIcon = () => <Icon of={LogOut} />
export const SendIcon = () => <Icon of={SendHorizontal} />
export const UpIcon = () => <Icon of={ArrowUp} />
export const DownIcon = () => <Icon of={ArrowDown} />
export const TickIcon = () => <Icon of={Check} size={14} />
export const TicksIcon = () => <Icon of={CheckCheck} size={14} />
export const ReadIcon = () => <Icon of={Eye} size={14} />
export const ForwardIcon = () => <Icon of={Forward} />
export const SelectIcon = () => <Icon of={ListChecks} />
export const ReadersIcon = () => <Icon of={Eye} />
export const SeveralIcon = () => <Icon of={Megaphone} />
export const StarIcon = ({ isOn, size = 20 }: { isOn: boolean; size?: number }) => (
  <Icon of={Star} size={size} isFilled={isOn} />
)
export const EraseIcon = () => <Icon of={Eraser} />
export const ArchiveIcon = () => <Icon of={Archive} />
export const UnreadIcon = () => <Icon of={MessageSquareDot} />
export const ClearIcon = () => <Icon of={Eraser} size={14} />
export const AttachIcon = () => <Icon of={Paperclip} />
export const VoiceIcon = () => <Icon of={Mic} />
export const PeopleIcon = () => <Icon of={Users} />
export const AddPersonIcon = () => <Icon of={UserPlus} />
export const HiddenIcon = () => <Icon of={EyeOff} />
export const BlockIcon = () => <Icon of={Ban} />
export const SettingIcon = () => <Icon of={Settings} />
export const PrivacyIcon = () => <Icon of={ShieldCheck} />
export const PlusIcon = () => <Icon of={Plus} size={14} />
export const NewGroupIcon = () => <Icon of={UsersRound} />
export const CameraIcon = () => <Icon of={Camera} />
export const EditIcon = () => <Icon of={Pencil} size={14} />
export const OwnerIcon = () => <Icon of={Crown} size={14} />
export const MutedIcon = () => <Icon of={MicOff} size={14} />
