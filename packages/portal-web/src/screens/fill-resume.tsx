import { useOutletContext, useSearchParams } from 'react-router-dom'
import { Filling } from '../features/resumes'
import { useFiles } from '../http/papers'
import type { Session } from '../lib/session'
import { LoadingScreen } from './loading'

/** From the first steps: back to them, with the resume that was filled. */
const toFirstSteps = (resumeId: number, percent: number): string =>
  `/first-steps?resume=${resumeId}&percent=${percent}#s4`

/** `?file=3`: that attached file is read at once. `?from=first-steps`: it goes back there. */
export default function FillResumeScreen() {
  const { userId } = useOutletContext<Session>()
  const [search] = useSearchParams()
  const fileId = Number(search.get('file') ?? 0)
  const files = useFiles()
  if (fileId > 0 && files.isPending) return <LoadingScreen />
  const file = files.data?.find(({ id }) => id === fileId)
  return (
    <Filling
      userId={userId}
      attached={file === undefined ? null : { kind: 'attached', id: file.id, name: file.name }}
      backTo={search.get('from') === 'first-steps' ? toFirstSteps : null}
    />
  )
}
