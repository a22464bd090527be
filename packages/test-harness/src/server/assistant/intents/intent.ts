/** What people ask the assistant for: one file a kind. */
import type { Language } from '../../constants/names'
import type { Asker, ShownJob } from '../assistant'
import type { Told } from '../read'
import type { ReadFrom } from '../reads'
import type { Texts } from '../texts/said'

export interface Asked {
  readonly question: string
  /** the question, folded */
  readonly text: string
  readonly told: Told
  readonly asker: Asker
  readonly language: Language
  readonly t: Texts
  readonly from: ReadFrom
  readonly signal: AbortSignal
}

export interface Said {
  readonly text: string
  readonly jobs?: readonly ShownJob[]
}

export interface Intent {
  readonly name: string
  /** Words by which it is told, in all languages; any of them is enough; `…` stands for words in between. */
  readonly cues: readonly string[]
  /** besides by what the question names */
  readonly isMeant?: (told: Told) => boolean
  answer(asked: Asked): Promise<Said> | Said
}
