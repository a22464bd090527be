/** In a page, before its scripts: it opens its socket as the app of a phone, for the chat lets one device of each platform in. */
export function openSocketsAsPhone(): void {
  const Native = WebSocket
  globalThis.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(`${url}&platform=1`, protocols)
    }
  }
}
