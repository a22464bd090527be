import { useContacts, useConversations, useImEngine } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { SearchInput } from '../../../ui/search-input'
import { isNamed } from '../rules/names'
import { toChat } from '../rules/places'
import { targetsOf } from '../rules/targets'
import type { SendKind } from './table'

/** In which chat something is sent: it opens there. */
export function ChooseChat({ send, onClose }: { send: SendKind; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const { me } = useImEngine()
  const { items } = useConversations()
  const targets = targetsOf(items, useContacts(), me, t('someone'))
  const [wanted, setWanted] = useState('')
  const shown = isBlank(wanted)
    ? targets
    : targets.filter(({ name, company }) => isNamed([name, company], wanted))
  return (
    <Dialog title={t('choose.title')} onClose={onClose}>
      <div className="picker">
        <SearchInput
          className="picker-find"
          aria-label={t('choose.find')}
          placeholder={t('choose.find')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <ul className="picker-list">
          {shown.map(({ key, name, company }) => (
            <li key={key}>
              <Link className="picker-row wallet-target" to={toChat(key)} state={{ send }}>
                <Avatar id={key} name={name} />
                <span className="row-text">
                  <bdi className="row-title">{name}</bdi>
                  {company !== '' && <bdi className="row-company">{company}</bdi>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className="soft">{t('choose.nobody')}</p>}
      </div>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
