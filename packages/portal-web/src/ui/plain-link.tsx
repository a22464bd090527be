import type { ComponentType, ReactNode } from 'react'

interface Props {
  /** Of the portal, e.g. "/company/1". */
  to: string
  className?: string
  rel?: string
  children: ReactNode
}

/** A way to a screen of the portal: the router's Link, or a plain one where no script runs. */
export type LinkType = ComponentType<Props>

/** Where no router is. */
export const PlainLink = ({ to, ...others }: Props) => <a href={`/a${to}`} {...others} />
