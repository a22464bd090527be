import type { DemoTalk } from './dialogue'
import { CHINESE_TALKS } from './talks/chinese'
import { ENGLISH_TALKS } from './talks/english'
import { GROUP_TALK } from './talks/group'
import { KHMER_TALKS } from './talks/khmer'

export const TALKS: readonly DemoTalk[] = [...KHMER_TALKS, ...ENGLISH_TALKS, ...CHINESE_TALKS, GROUP_TALK]
