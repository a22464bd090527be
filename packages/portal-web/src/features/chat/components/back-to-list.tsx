import { Link, useLocation, useNavigate } from 'react-router-dom'
import { BackIcon } from '../../../ui/icons'
import { useSay } from './say'

/** What a row of the list leaves in the history: the list is one step back from there. */
export const FROM_LIST = { isFromList: true }

/** To the list, where one pane is seen at a time: a step back where one came from there, so that Back does not return here. */
export function BackToList() {
  const t = useSay()
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Link
      className="back"
      to={{ search: '' }}
      replace
      aria-label={t('thread.back')}
      onClick={(event) => {
        if (state?.isFromList !== true) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <BackIcon />
    </Link>
  )
}
