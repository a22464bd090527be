import { useBlacklist } from '@sarika/im-engine/react'
import { Ban } from 'lucide-react'
import { Apart } from '../../people/apart'
import type { Section } from './section'

const Blocked = () => <Apart view="blocked" />

function HowMany() {
  const { length } = useBlacklist()
  return length === 0 ? null : <span className="soft">{length}</span>
}

/** Whom one blocked, each with the way back. */
export const blacklist: Section = {
  name: 'blacklist',
  icon: Ban,
  column: 'second',
  Body: Blocked,
  Aside: HowMany,
}
