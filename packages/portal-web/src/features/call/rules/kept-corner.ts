import { ownName } from '../../../lib/app'
import { keptHere } from '../../../lib/kept'
import { CORNERS, type Corner } from './corners'

const KEY = ownName('call-corner')

/** Where the small window stands: where it was put last on this machine; at first at the upper edge, for new messages come at the lower. */
export const keptCorner = (): Corner => CORNERS.find((one) => one === keptHere.getItem(KEY)) ?? 'top-end'

export const keepCorner = (corner: Corner): void => keptHere.setItem(KEY, corner)
