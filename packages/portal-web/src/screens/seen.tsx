import { useParams } from 'react-router-dom'
import { Viewers } from '../features/inbox'

/** `/seen/1`: who saw that resume; else any. */
export default function SeenScreen() {
  const id = Number(useParams().id ?? 0)
  return <Viewers resumeId={Number.isInteger(id) && id > 0 ? id : 0} />
}
