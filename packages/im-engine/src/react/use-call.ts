import type { CallView } from '../calls/call-view.js'
import type { CallMedia } from '../calls/provider.js'
import type { CallNow, Meeting } from '../model/call.js'
import type { GroupId } from '../model/ids.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** The call of this device, its sound and picture in this tab, and what can be done about it. */
export interface CallHere
  extends Pick<
    CallView,
    'start' | 'accept' | 'resume' | 'reject' | 'cancel' | 'end' | 'toVideo' | 'toAudio' | 'join' | 'dismiss'
  > {
  /** null = there is none. */
  readonly call: CallNow | null
  readonly media: CallMedia | null
  readonly meetings: ReadonlyMap<GroupId, Meeting>
}

/** e.g. `const { call, accept, reject } = useCall()`; renders when the call, its media or the meetings change. Source: S-CALL-1. */
export function useCall(): CallHere {
  const view = useImEngine().call
  const call = useView(view)
  const media = useView(view.media)
  const meetings = useView(view.meetings)
  const { start, accept, resume, reject, cancel, end, toVideo, toAudio, join, dismiss } = view
  return {
    call,
    media,
    meetings,
    start,
    accept,
    resume,
    reject,
    cancel,
    end,
    toVideo,
    toAudio,
    join,
    dismiss,
  }
}
