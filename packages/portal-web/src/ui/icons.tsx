import type { ReactNode } from 'react'

// Drawn here, 20 px at a stroke of 1.75; decoration: what an icon means is said in words beside it.

function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
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
