import { useTranslation } from 'react-i18next'
import { GROUP } from '../../../lib/limits'
import { Field } from '../../../ui/field'
import { GroupPicture } from './group-picture'

/** How a group looks, e.g. `{ title: "Night shift", avatar: "/chat/files/9f3k" }`. */
export interface Look {
  readonly title: string
  readonly avatar: string
}

interface Props {
  id: string
  look: Look
  fault: string | undefined
  onChange: (look: Look) => void
}

/** Picture and name of a group. */
export function LookFields({ id, look, fault, onChange }: Props) {
  const { t } = useTranslation('groups')
  const { title, avatar } = look
  return (
    <div className="group-look">
      <GroupPicture
        id={id}
        name={title}
        avatar={avatar}
        onChange={(address) => onChange({ ...look, avatar: address })}
      />
      <Field
        label={t('look.name')}
        error={fault}
        help={t('look.length', { max: GROUP.name })}
        autoFocus
        dir="auto"
        autoComplete="off"
        maxLength={GROUP.name}
        value={title}
        onChange={({ target }) => onChange({ ...look, title: target.value })}
      />
    </div>
  )
}
