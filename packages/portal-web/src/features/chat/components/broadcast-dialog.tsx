import { useContacts, useImEngine } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useId, useMemo, useState } from 'react'
import { peopleOf } from '../rules/targets'
import { CharactersCount, countedLeft } from './characters-count'
import { useSay } from './say'
import { TargetPicker } from './target-picker'

/** One text to several people, each alone. Only words: the protocol's broadcasts have nothing else. */
export function BroadcastDialog({ me, onClose }: { me: string; onClose: () => void }) {
  const t = useSay()
  const id = useId()
  const engine = useImEngine()
  const contacts = useContacts()
  const targets = useMemo(() => peopleOf(contacts, me), [contacts, me])
  const [text, setText] = useState('')
  const left = countedLeft(text)
  return (
    <TargetPicker
      title={t('broadcast.label')}
      lead={t('broadcast.lead')}
      targets={targets}
      isReady={!isBlank(text) && left >= 0}
      onSend={(keys) => engine.broadcast(keys, text)}
      onClose={onClose}
    >
      <label className="picker-label" htmlFor={id}>
        {t('broadcast.text')}
      </label>
      <textarea id={id} rows={3} dir="auto" value={text} onChange={({ target }) => setText(target.value)} />
      <CharactersCount left={left} />
    </TargetPicker>
  )
}
