interface Props {
  /** "" = the default one. */
  src: string
  isFemale: boolean
}

/** The picture of an account, else one of two drawn here. Decoration: the name stands beside it. */
export function Portrait({ src, isFemale }: Props) {
  if (src !== '') return <img className="portrait" src={src} alt="" width={32} height={32} />
  return (
    <svg
      className="portrait"
      data-face={isFemale ? 'female' : 'male'}
      aria-hidden="true"
      width={32}
      height={32}
      viewBox="0 0 32 32"
      fill="currentColor"
    >
      {isFemale && <path d="M9 20c-1.500-9 0-14 7-14s8.500 5 7 14z" opacity="0.55" />}
      <circle cx="16" cy="12.500" r="5" />
      <path d="M6 29c0-6.500 4-10 10-10s10 3.500 10 10z" />
    </svg>
  )
}
