import type { ReactNode } from 'react'

// Drawn here, 20 px at a stroke of 1.75; decoration: what an icon means is said in words beside it.

export function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const SendIcon = () => (
  <Icon>
    <path d="M17 3 9 11M17 3l-5 14-3-6-6-3z" />
  </Icon>
)
export const BackIcon = () => (
  <Icon>
    <path d="m12 4-6 6 6 6" />
  </Icon>
)
export const NextIcon = () => (
  <Icon>
    <path d="m8 4 6 6-6 6" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon>
    <path d="M7 4.500v11M13 4.500v11" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon>
    <path d="M6.500 4v12l9.500-6z" />
  </Icon>
)
export const DownIcon = () => (
  <Icon>
    <path d="M10 4v12m-5-5 5 5 5-5" />
  </Icon>
)
export const WarningIcon = () => (
  <Icon size={16}>
    <circle cx="10" cy="10" r="8" />
    <path d="M10 6v5m0 3v.01" />
  </Icon>
)
export const ClockIcon = () => (
  <Icon size={14}>
    <circle cx="10" cy="10" r="7.500" />
    <path d="M10 6v4l2.500 2" />
  </Icon>
)
export const TickIcon = () => (
  <Icon size={14}>
    <path d="m4 10.500 4 4 8-9" />
  </Icon>
)
export const TicksIcon = () => (
  <Icon size={14}>
    <path d="m1 10.500 4 4 8-9m-3.500 8 1.500 1 8-9" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon size={16}>
    <path d="m4 10.500 4 4 8-9" />
  </Icon>
)
export const ChatIcon = () => (
  <Icon>
    <path d="M3 10a7 6.500 0 1 1 3.200 5.500L3 17l.9-3.200A6 6 0 0 1 3 10z" />
  </Icon>
)
export const ServiceIcon = () => (
  <Icon>
    <path d="M3 12v-2a7 7 0 0 1 14 0v4.500a3 3 0 0 1-3 3h-2.500M3 11.500h2.500V16H4a1 1 0 0 1-1-1zM17 11.500h-2.500V16H17z" />
  </Icon>
)
export const BellIcon = () => (
  <Icon>
    <path d="M5 13.500V9a5 5 0 0 1 10 0v4.500l1.500 1.500h-13zM8.500 17.500h3" />
  </Icon>
)
export const HomeIcon = () => (
  <Icon>
    <path d="M3.500 8.500 10 3l6.500 5.500V17h-4.500v-5H8v5H3.500z" />
  </Icon>
)
export const JobsIcon = () => (
  <Icon>
    <path d="M3 6.500h14V16H3zM7 6.500V4h6v2.500M3 11h14" />
  </Icon>
)
export const ResumeIcon = () => (
  <Icon>
    <path d="M5 2.500h7l3.500 3.500v11.500H5zM11.500 2.500v4h4M8 10.500h4.500M8 13.500h4.500" />
  </Icon>
)
export const PersonIcon = () => (
  <Icon>
    <circle cx="10" cy="6.500" r="3.500" />
    <path d="M3.500 17c0-3.500 2.500-5.500 6.500-5.500s6.500 2 6.500 5.500" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M3 5.500h14M3 10h14M3 14.500h14" />
  </Icon>
)
export const UpIcon = () => (
  <Icon>
    <path d="M10 16V4m-5 5 5-5 5 5" />
  </Icon>
)
export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.500" />
    <path d="M2.500 10h15M10 2.500c2.500 2 3.500 4.500 3.500 7.500s-1 5.500-3.500 7.500c-2.500-2-3.500-4.500-3.500-7.500s1-5.500 3.500-7.500z" />
  </Icon>
)
export const LeaveIcon = () => (
  <Icon>
    <path d="M8 17H4V3h4m5 3.500 3.500 3.500-3.500 3.500m3.500-3.500H8" />
  </Icon>
)
export const EyeIcon = () => (
  <Icon>
    <path d="M2 10s3-5.500 8-5.500 8 5.500 8 5.500-3 5.500-8 5.500S2 10 2 10z" />
    <circle cx="10" cy="10" r="2.300" />
  </Icon>
)
export const EyeClosedIcon = () => (
  <Icon>
    <path d="M4.500 6C2.900 7.400 2 10 2 10s3 5.500 8 5.500c1.400 0 2.600-.4 3.600-1M8 4.800c.6-.2 1.300-.3 2-.3 5 0 8 5.500 8 5.500s-.6 1.200-1.800 2.500M3 3l14 14" />
  </Icon>
)
export const PlaceIcon = () => (
  <Icon size={16}>
    <path d="M10 18s6-5.500 6-10A6 6 0 0 0 4 8c0 4.500 6 10 6 10z" />
    <circle cx="10" cy="8" r="2.200" />
  </Icon>
)
export const VerifiedIcon = () => (
  <Icon size={16}>
    <circle cx="10" cy="10" r="8" />
    <path d="m6.300 10.200 2.500 2.500 4.900-5.200" />
  </Icon>
)
export const FilterIcon = () => (
  <Icon>
    <path d="M3 5h14M5.500 10h9M8 15h4" />
  </Icon>
)
export const ShareIcon = () => (
  <Icon>
    <path d="M10 13V3m-3.500 3L10 2.500 13.500 6M5.500 9.500H4V17h12V9.500h-1.500" />
  </Icon>
)
export const OutIcon = () => (
  <Icon size={16}>
    <path d="M8 4H4v12h12v-4M11 4h5v5m0-5-7 7" />
  </Icon>
)
export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.500" />
    <path d="m13.200 13.200 3.800 3.800" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)
