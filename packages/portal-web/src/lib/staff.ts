import type { Session } from './session'

/** Works for the site and not for a company: at the desk there is one page for them, and no chat. */
export const isStaff = ({ isReviewer, isAgent }: Session): boolean => isReviewer === true || isAgent === true

/** Their page at the desk. */
export const staffPage = ({ isAgent }: Session): string => (isAgent === true ? '/service' : '/review')
