import { useTranslation } from 'react-i18next'
import { SUMMARY_MAX } from '../../../contract/resume'
import { TextField } from '../../../ui/field'

interface Props {
  /** They must say why. */
  isNeeded: boolean
  text: string
  onText: (text: string) => void
}

/** What the reviewer writes besides the reason. */
export function WordsField({ isNeeded, text, onText }: Props) {
  const { t } = useTranslation('reviews')
  return (
    <TextField
      label={t(isNeeded ? 'wordsNeeded' : 'words')}
      error={undefined}
      name="words"
      rows={1}
      maxLength={SUMMARY_MAX}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  )
}
