import { Bell } from 'lucide-react'
import { BellSettings } from '../../notify/bell-settings'
import type { Section } from './section'

/** What rings and shows. */
export const sounds: Section = { name: 'sounds', icon: Bell, column: 'second', Body: BellSettings }
