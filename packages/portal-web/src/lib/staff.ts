import type { Session } from './session'

/** Works for the site and not for a company: at the desk there is one page for them, and no chat. */
export const isStaff = ({ isReviewer, isAgent }: Session): boolean => isReviewer === true || isAgent === true

/** Hires for a company, or will: has the areas of an employer at the desk. A manager has the chat alone. Source: S-MGR-16. */
export const isHiring = (session: Session): boolean =>
  session.isEmployer && !isStaff(session) && session.isManager !== true

/** What those who work for the site have at the desk. */
export const staffPage = ({ isReviewer, isAgent }: Session): string =>
  isAgent === true ? '/service' : isReviewer === true ? '/review' : '/'
