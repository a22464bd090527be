import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'button'> {
  /** What it does: heard, and shown where a pointer rests; `title` says it shorter where the label names a thing. */
  label: string
}

/** A button that is an icon alone. */
export function IconButton({ label, title = label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={className === undefined ? 'icon-button' : `icon-button ${className}`}
      aria-label={label}
      title={title}
    />
  )
}
