import { useTranslation } from 'react-i18next'
import { Title } from '../../../ui/title'
import type { SharedResume } from '../api/shared-resume'
import { SharedAside } from './shared-aside'
import { SharedSheet } from './shared-sheet'
import '../../../styles/job.css'
import '../../../styles/rows.css'
import '../../../styles/written.css'
import '../../../styles/share.css'

interface Props {
  resume: SharedResume
  /** A part that was asked for, as the sheet is asked for it; "": the whole. */
  part: string
}

/** A resume that somebody shows by a link, as others read it. Search engines are told to leave it out. */
export function SharedPage({ resume, part }: Props) {
  const { t } = useTranslation('share')
  const { name } = resume
  return (
    <main className="job-page shared" id="content">
      <Title>{name === '' ? t('unknown.title') : t('resumeOf', { name })}</Title>
      <meta name="robots" content="noindex" />
      <SharedSheet resume={resume} part={part} />
      <SharedAside resume={resume} />
    </main>
  )
}
