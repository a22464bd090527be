import type { ConversationItem } from '@sarika/im-engine'
import { useRef } from 'react'
import { useJobTitle } from '../../../http/use-job-title'
import { useNear } from '../../../lib/use-near'
import { Avatar } from '../../../ui/avatar'
import { EmployerLogo } from '../../../ui/employer-logo'
import { useJobEmployer } from '../api/job'
import { pictureOf } from '../assistant/assistant'
import { isAtDesk } from '../hiring/table'
import { toJobId } from '../rules/job-id'

interface Props {
  item: ConversationItem
  name: string
  isThere: boolean
}

/** Whom a row is with, and the logo of who they hire for at the shoulder, asked for once the row is in sight. Source: S-CHAT-43. */
export function RowFace({ item, name, isThere }: Props) {
  const { key, jobId } = item
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  const employer = useJobEmployer(isNear && !isAtDesk ? toJobId(jobId) : '')
  return (
    <span ref={place} className="row-face" data-online={isThere || undefined}>
      <Avatar id={key} name={name} src={pictureOf(item)} />
      {employer !== null && <EmployerLogo employer={employer} />}
    </span>
  )
}

/** At the desk: the job a row is about, in the language that is shown (use, C-19). */
export function RowJob({ item: { jobId, jobTitle } }: Pick<Props, 'item'>) {
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place)
  const title = useJobTitle(isNear ? toJobId(jobId) : '', jobTitle)
  return (
    <bdi ref={place} className="row-company">
      {title}
    </bdi>
  )
}
