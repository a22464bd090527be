import { useTranslation } from 'react-i18next'
import { passFocus } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { type Kind, LISTED } from '../api/states'
import { SaveIcon } from './icons'
import { useSave } from './use-save'
import '../../../styles/applications.css'

interface Props {
  kind: Kind
  id: number
  name: string
  /** In a list of what is saved. */
  isListed?: boolean
}

/** In a row: a mark alone. */
export function SaveMark({ kind, id, name, isListed = false }: Props) {
  const { t } = useTranslation('applications')
  const { isSaved, press } = useSave(kind, id, isListed ? LISTED : undefined)
  return (
    <IconButton
      ref={passFocus}
      aria-pressed={isSaved}
      label={t('save.one', { name })}
      title={t(isSaved ? 'save.done' : 'save.label')}
      onClick={press}
    >
      <SaveIcon isSaved={isSaved} />
    </IconButton>
  )
}

/** On the page of the thing. */
export function SaveButton({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  const { t } = useTranslation('applications')
  const { isSaved, press } = useSave(kind, id)
  return (
    <Button kind="small" title={t(isSaved ? 'save.remove' : 'save.label')} onClick={press}>
      <SaveIcon isSaved={isSaved} />
      <span className="button-label">{t(isSaved ? 'save.done' : 'save.label')}</span>
    </Button>
  )
}
