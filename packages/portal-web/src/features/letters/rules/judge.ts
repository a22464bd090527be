import type { LetterText } from '../../../http/papers'
import { LONG_TEXT_MAX, NAME_MAX } from '../../../lib/limits'
import { judgeText, toFaults } from '../../../lib/paper-fault'

/** Source: portal specification 5. */
export const judgeLetter = ({ title, content }: LetterText) =>
  toFaults<keyof LetterText>({
    title: judgeText(title, NAME_MAX),
    content: judgeText(content, LONG_TEXT_MAX),
  })
