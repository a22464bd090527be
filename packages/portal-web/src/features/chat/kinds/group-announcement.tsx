import { groupAnnouncement as kind } from '@sarika/im-engine/kinds'
import { lazy } from 'react'
import { shown } from './kind'

/** Words of the service, told from those of people. */
export const groupAnnouncement = shown(kind, {
  Card: lazy(() => import('../cards/announcement')),
  isWords: true,
})
