import { Icon } from '../../../ui/icons'

export const ReplyIcon = () => (
  <Icon>
    <path d="M8 5 3 10l5 5m-5-5h8c3.500 0 6 2 6 5" />
  </Icon>
)
export const MoreIcon = () => (
  <Icon>
    <path d="M4.500 10h.01M10 10h.01M15.500 10h.01" strokeWidth="2.500" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon>
    <rect x="7" y="7" width="10" height="10" rx="2" />
    <path d="M13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2" />
  </Icon>
)
export const UndoIcon = () => (
  <Icon>
    <path d="M7 4 3.500 7.500 7 11M3.500 7.500H12a4.500 4.500 0 0 1 0 9H7" />
  </Icon>
)
export const RetryIcon = () => (
  <Icon>
    <path d="M16.500 10a6.500 6.500 0 1 1-2-4.700M16.500 3v3.500H13" />
  </Icon>
)
export const DiscardIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <path d="M4 6h12M8 6V4h4v2m-6.500 0 .8 10h7.400l.8-10" />
  </Icon>
)
export const DetailsIcon = () => (
  <Icon>
    <rect x="3" y="4" width="14" height="12" rx="2" />
    <path d="M12 4v12" />
  </Icon>
)
export const PinIcon = () => (
  <Icon size={14}>
    <path d="m11.500 3 5.500 5.500-3.500 1-3 4.500L6 9.500l4.500-3zM8 12l-4.500 4.500" />
  </Icon>
)
export const QuietIcon = () => (
  <Icon size={14}>
    <path d="M5 14c1-1.500 1-3 1-5a4 4 0 0 1 8 0c0 2 0 3.500 1 5zm4 3h2M3 3l14 14" />
  </Icon>
)
