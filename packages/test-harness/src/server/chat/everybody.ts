// The conversation of managers with everybody, as clients see it: service-notifications.ts keeps what is said there.

/** Whom it goes to: the engine's id of the conversation. */
export const EVERYBODY_ID = 'all'

/** As a client without words of its own calls it. */
export const EVERYBODY_NAME = 'Everyone'

/** Its contact row has this user type: what clients know a self-managed session by. */
export const EVERYBODY_TYPE = 1
