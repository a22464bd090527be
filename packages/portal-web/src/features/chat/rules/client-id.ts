import type { ClientId, ShownMessage } from '@sarika/im-engine'

/** Only what is in the outbox fails, and its key there is the client id. */
export const clientIdOf = ({ key }: ShownMessage): ClientId => key as ClientId
