/** The mark: a talking mynah of two arcs. */
export function Bird({ size = 28 }: { size?: number }) {
  return (
    <svg
      className="bird"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.600"
      strokeLinecap="round"
    >
      <path d="M4 21C10 21 12 9 20 9a6 6 0 0 1 6 6c0 8-7 12-14 12" />
      <path d="M4 21c5 3 11 2 14-4" />
      <path className="bird-beak" d="m26 14 4 1.500-4 1.500" />
      <circle cx="21" cy="14" r="1.300" fill="currentColor" stroke="none" />
    </svg>
  )
}
