import { type FoundPerson, personKey } from '@sarika/im-engine'
import { useContactRequests, useImEngine } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { whyNot } from '../rules/people-words'
import { toPeople } from '../rules/places'
import { AskForm } from './ask-form'
import { FindForm, type Sought } from './find-form'
import '../../../styles/forms.css'

type Found =
  | { readonly kind: 'person'; readonly person: FoundPerson; readonly by: Sought['by'] }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused'; readonly why: string }

/** Finds one person by what is theirs alone, and asks them. Nobody, who hides and who blocked one look alike. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const [found, setFound] = useState<Found | null>(null)
  const find = async ({ by, text }: Sought) => {
    const result = await contacts.find(by, text)
    if (!result.ok) setFound({ kind: 'refused', why: whyNot(result.refusal, t) })
    else setFound(result.value === null ? { kind: 'nobody' } : { kind: 'person', person: result.value, by })
  }
  return (
    <Dialog title={t('add.label')} onClose={onClose}>
      <div className="add-person">
        <FindForm onFind={find} onChange={() => setFound(null)} />
        <div role="status">
          {found?.kind === 'nobody' && (
            <p className="add-found">
              <b>{t('add.nobody')}</b>
              <span className="soft">{t('add.nobodyLead')}</span>
            </p>
          )}
          {found?.kind === 'refused' && <p className="add-found">{found.why}</p>}
          {found?.kind === 'person' && <Hit {...found} onClose={onClose} />}
        </div>
        {found?.kind !== 'person' && (
          <div className="dialog-actions">
            <Button kind="quiet" onClick={onClose}>
              {t('add.cancel')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** The one who was found, and what can be done: nothing with oneself, and a friend is one already. */
function Hit({
  person: { imId, nickname, avatar, company, isFriend },
  by,
  onClose,
}: {
  person: FoundPerson
  by: string
  onClose: () => void
}) {
  const { t } = useTranslation('people')
  const me = useImEngine().me
  const waits = useContactRequests().some(
    (one) => one.imId === imId && one.isMine && one.status === 'pending',
  )
  const words = imId === me ? 'add.self' : isFriend ? 'add.friend' : waits ? 'add.sent' : null
  return (
    <>
      <div className="add-hit">
        <Avatar id={personKey(imId)} name={nickname} src={avatar} />
        <span className="row-text">
          <bdi className="row-title">{nickname}</bdi>
          {company !== '' && <bdi className="row-company">{company}</bdi>}
        </span>
      </div>
      {words === null ? (
        <AskForm imId={imId} name={nickname} by={by} onClose={onClose} />
      ) : (
        <>
          <p>{t(words)}</p>
          <div className="dialog-actions">
            <Button kind="quiet" onClick={onClose}>
              {t('add.cancel')}
            </Button>
            {imId !== me && (
              <Link className="button button-primary" to={toPeople({ who: imId })} onClick={onClose}>
                {t('add.profile')}
              </Link>
            )}
          </div>
        </>
      )}
    </>
  )
}
