// Every setting of the chat, in the order in which the menu and the cards stand. A new one is a file of this folder and a line here.

import { blacklist } from './blacklist'
import { phone } from './phone'
import { privacy } from './privacy'
import { quick } from './quick'
import type { Section } from './section'
import { sounds } from './sounds'

export const SECTIONS: readonly Section[] = [quick, sounds, privacy, blacklist, phone]

/** The one of an address; undefined where the address names none. */
export const sectionOf = (of: string | null): Section | undefined => SECTIONS.find(({ name }) => name === of)
