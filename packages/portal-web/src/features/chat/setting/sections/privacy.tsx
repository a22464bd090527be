import { ShieldCheck } from 'lucide-react'
import { Privacy } from '../../people/privacy'
import type { Section } from './section'

/** Who may find and add one. */
export const privacy: Section = { name: 'privacy', icon: ShieldCheck, column: 'second', Body: Privacy }
