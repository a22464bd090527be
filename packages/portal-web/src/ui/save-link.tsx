import { Download } from 'lucide-react'
import { Icon } from './icons'

interface Props {
  href: string
  /** The file's, with its ending, e.g. "kitchen.png". */
  name: string
  /** What it does, e.g. "Save kitchen.png": heard, and shown where a pointer rests. */
  label: string
}

/** Saves a file: an icon alone. */
export function SaveLink({ href, name, label }: Props) {
  return (
    <a className="icon-button" href={href} download={name} aria-label={label} title={label}>
      <Icon of={Download} />
    </a>
  )
}
