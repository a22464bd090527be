// What portal and server say to each other of the chat as a whole.

/** The application that asks for a chat login. Fixed, in every copy of the portal, and no secret. Source: IM specification 9. */
export const APP_KEY = 'sarika-portal-im-1'

/** For which channel a deployment is asked for its configuration. Source: IM specification 7. */
export const CHANNEL = 'dhwl'
