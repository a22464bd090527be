import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { NoticeKind } from '../../../contract/notices'
import { useWhy } from '../../../http/failure'
import { useOwnChanged, useOwnTold } from '../../../http/read'
import { FetchFailure } from '../../../ui/failure'
import { NOTICE_SETTINGS, switchKind, useNoticeSettings } from '../api/settings'
import '../../../styles/notices.css'

/** Which kinds of notices a seeker wants: each change is saved at once. */
export function NoticeSettings() {
  const { t } = useTranslation('papers')
  const { data, isError, cause, refetch } = useNoticeSettings()
  const told = useOwnTold()
  const changed = useOwnChanged()
  const why = useWhy()
  /** What is being saved is shown as it will be. */
  const [saving, setSaving] = useState<Partial<Record<NoticeKind, boolean>>>({})
  async function change(kind: NoticeKind, isOn: boolean) {
    if (saving[kind] !== undefined) return
    setSaving((before) => ({ ...before, [kind]: isOn }))
    const answer = await switchKind(kind, isOn)
    if (answer.kind === 'ok') {
      told(NOTICE_SETTINGS, answer.body)
      await changed(NOTICE_SETTINGS)
    } else toast(why(answer))
    setSaving(({ [kind]: _, ...others }) => others)
  }
  return (
    <div className="notice-settings">
      <p className="soft">{t('inbox.kinds.lead')}</p>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {data?.map(({ kind, isOn }) => (
        <label key={kind} className="notice-switch">
          <span>
            <span>{t(`inbox.kinds.${kind}`)}</span>
            <small>{t(`inbox.kinds.${kind}Lead`)}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={saving[kind] ?? isOn}
            aria-checked={saving[kind] ?? isOn}
            onChange={({ target }) => void change(kind, target.checked)}
          />
        </label>
      ))}
    </div>
  )
}
