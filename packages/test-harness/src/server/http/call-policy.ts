import type { CallSettings } from '../calls/settings'

/** Pages of ours may ask for these, and no page in a frame of theirs; what is not named here is as browsers have it. */
export const PERMISSIONS = 'camera=(self), microphone=(self), display-capture=(self)'

/**
 * Where Agora's SDK connects to besides our own server, where the deployment chose Agora. Its script is part of the deployment's own
 * build, so no script of others is let in. Source: docs.agora.io, "Firewall requirements".
 */
export const agoraHosts = (agora: CallSettings['agora']): readonly string[] =>
  agora === null ? [] : ['https://*.agora.io:*', 'https://*.sd-rtn.com:*']
