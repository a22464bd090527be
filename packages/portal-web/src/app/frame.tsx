import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { DeletionNotice } from '../features/account/deletion'
import { useOtherTabs } from '../http/read'
import { ProgressBar } from '../ui/progress-bar'
import { Toasts } from '../ui/toasts'
import { CallPlace } from './call-place'
import { LeaveDialog } from './leave-dialog'

/** Of a text, so that it need not be kept itself. */
const sumOf = (text: string): string => {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return (sum >>> 0).toString(36)
}

/**
 * What the place on a page is kept for. Every load of a page begins with the same key, so that the address tells them apart;
 * its sum, for the next person at this machine is told of no address.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? sumOf(pathname + search) : key)

/** What stands around every screen of an app. */
export function Frame() {
  const { state } = useNavigation()
  useOtherTabs()
  return (
    <>
      {state === 'loading' && <ProgressBar />}
      {/* First, so that a call that rings is the first stop of the Tab key. */}
      <CallPlace />
      <DeletionNotice />
      <Outlet />
      <LeaveDialog />
      <ScrollRestoration getKey={placeOf} />
      <Toasts />
    </>
  )
}
