import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Standing } from '../api/candidates'
import { calledOf } from '../rules/words'

interface Props {
  candidate: Standing & { readonly name: string; readonly title: string }
  onInvite: () => void
}

/** What the company can do about somebody, or has done: invite, invited, the chat, the board. */
export function StateMark({ candidate, onInvite }: Props) {
  const { t } = useTranslation('scouting')
  const { state, imId, applicationId } = candidate
  const name = calledOf(candidate, t)
  if (state === 'applied')
    return (
      <Link
        className="button button-small scout-did"
        to={applicationId === 0 ? '/applications' : `/applications?open=${applicationId}`}
        aria-label={t('state.boardOf', { name })}
      >
        {t('state.applied')}
      </Link>
    )
  if (state === 'talked' && imId !== '')
    return (
      <Link
        className="button button-small scout-did"
        to={`/?with=${encodeURIComponent(`p2p-${imId}`)}`}
        aria-label={t('state.chatWith', { name })}
      >
        {t('state.talked')}
      </Link>
    )
  if (state === 'none')
    return (
      <button
        type="button"
        className="button button-small"
        aria-label={t('state.inviteTo', { name })}
        aria-haspopup="dialog"
        onClick={onInvite}
      >
        {t('state.invite')}
      </button>
    )
  return <span className="button button-small scout-did">{t(`state.${state}`)}</span>
}
