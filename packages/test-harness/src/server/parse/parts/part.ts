import type { ReadFields } from '@sarika/portal-web/contract/parsed'
import type { Paper } from '../proposal'
import type { Sections } from '../sections'

/** How the entries of one list are read. */
export type ReadEntries = (sections: Sections, paper: Paper) => readonly ReadFields[]
